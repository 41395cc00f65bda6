import { expect, type Locator, type Page } from '@playwright/test'
import { asOwner } from './gifts.ts'

/** Somebody's registry as a guest sees it, alive. */
export async function openRegistryOf(page: Page, slug: string, search = ''): Promise<void> {
  await page.goto(`/registry/${slug}${search}`)
  await page.locator('html[data-alive]').waitFor()
}

export const wizard = (page: Page) => page.getByRole('dialog', { name: 'Share an Item' })

/** Goes on from whatever step is filled in; gives the dialog. */
export async function goOn(page: Page): Promise<void> {
  await wizard(page).getByRole('button', { name: 'Next' }).click()
}

/** Step 1: what it is. */
export async function fillWhat(page: Page, itemName: string): Promise<Locator> {
  const dialog = wizard(page)
  await dialog.getByLabel('Item name').fill(itemName)
  await dialog.getByLabel('Category').selectOption('Baby Bath Essentials')
  return dialog
}

/** Step 2: how it is. */
export async function fillDetails(page: Page): Promise<void> {
  const dialog = wizard(page)
  await dialog.getByLabel('Description').fill('Used for one year, and the plug is new.')
  await dialog.getByText('Gently Used').click()
  await dialog.getByLabel('Suitable age').selectOption('0-3 months')
}

/** Step 3: who offers it. */
export async function fillContact(page: Page, email: string): Promise<void> {
  const dialog = wizard(page)
  await dialog.getByLabel('Your name').fill('Mei Ling Koh')
  await dialog.getByLabel('Your email').fill(email)
}

/** What the signed-in owner of the page's browser was offered. */
export async function offeredTo(page: Page): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get('/api/gift-passing/admin/offerings', {
    headers: await asOwner(page),
  })
  return (await answer.json()).offerings
}

/** A photo is drawn anew by a worker, which a busy machine keeps waiting: then it is sent again, as by people. */
export async function arrives(dialog: Locator, photo: number, told: string): Promise<void> {
  const again = dialog.getByRole('button', { name: `Try Again with photo ${photo}` })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(dialog.getByText(told)).toBeAttached({ timeout: 15_000 })
  }).toPass()
}
