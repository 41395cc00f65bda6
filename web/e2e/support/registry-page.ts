import type { Locator, Page, Response } from '@playwright/test'

/** Opens the demo registry and waits until it is hydrated; returns the document's response. */
export async function openRegistry(page: Page, search = ''): Promise<Response | null> {
  const response = await page.goto(`/registry/demo${search}`)
  await page.locator('html[data-alive]').waitFor()
  return response
}

/** Returns the card of an item, by its full name. */
export function card(page: Page, item: string): Locator {
  return page.getByRole('article', { name: item, exact: true })
}

/** Opens the contribution form of an item. Returns the dialog. */
export async function startContribution(page: Page, item: string): Promise<Locator> {
  await card(page, item)
    .getByRole('button', { name: `Contribute to ${item}` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Make a Contribution' })
  await dialog.waitFor()
  return dialog
}

/** Fills in the first step and continues to the payment. Returns that step's dialog. */
export async function fillContribution(
  page: Page,
  gift: { amount: string; name?: string; note?: string },
): Promise<Locator> {
  await page.getByRole('textbox', { name: /^Your gift/ }).fill(gift.amount)
  await page.getByLabel('Your name').fill(gift.name ?? 'Mei Ling Koh')
  await page.getByLabel('Your email').fill('mei.ling@example.com')
  if (gift.note) await page.getByLabel(/^A note to/).fill(gift.note)
  await page.getByRole('button', { name: 'Next' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' })
  await dialog.waitFor()
  return dialog
}
