import type { Locator, Page, Response } from '@playwright/test'
import { expect } from './product.ts'

/** Time in ms after which a page loads its deferred parts. */
const REST_MS = 6_500

/** Opens the demo registry and waits until it is hydrated; returns the document's response. */
export async function openRegistry(page: Page, search = ''): Promise<Response | null> {
  const response = await page.goto(`/registry/demo${search}`)
  await page.locator('html[data-alive]').waitFor()
  return response
}

/** Waits for the resized images of the demo registry, which a worker creates after the product has started. */
export async function waitForResizedImages(page: Page): Promise<void> {
  const areResized = async () => {
    const response = await page.request.get('/api/registry/demo/items')
    if (!response.ok()) return false
    const { data }: { data: { picture: { widths: number[] } | null }[] } = await response.json()
    return data.every(({ picture }) => picture?.widths.length === 4)
  }
  await expect.poll(areResized, { timeout: 150_000 }).toBe(true)
}

/** Opens a registry that is hydrated and subscribed to live updates, under a clock that the test controls. */
export async function openLiveRegistry(page: Page): Promise<void> {
  await page.clock.install()
  await openRegistry(page)
  await page.clock.fastForward(REST_MS)
  // The subscribing component renders the container of the notice.
  await page.locator('#root > div[role=status]').waitFor({ state: 'attached' })
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
  contribution: { amount: string; name?: string; note?: string },
): Promise<Locator> {
  await page.getByRole('textbox', { name: /^Your gift/ }).fill(contribution.amount)
  await page.getByLabel('Your name').fill(contribution.name ?? 'Mei Ling Koh')
  await page.getByLabel('Your email').fill('mei.ling@example.com')
  if (contribution.note) await page.getByLabel(/^A note to/).fill(contribution.note)
  await page.getByRole('button', { name: 'Next' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' })
  await dialog.waitFor()
  return dialog
}

/** Contributes with Wise, up to the thank-you step. */
export async function contributeByWise(
  page: Page,
  item: string,
  details: Parameters<typeof fillContribution>[1],
): Promise<void> {
  await startContribution(page, item)
  const dialog = await fillContribution(page, details)
  await dialog.getByRole('button', { name: /^Wise/ }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible()
}
