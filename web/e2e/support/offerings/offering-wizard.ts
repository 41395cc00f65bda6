import { expect, type Locator, type Page } from '@playwright/test'
import { ownerHeaders } from '../owner.ts'

/** Opens an owner's registry as a visitor and waits until it is hydrated. */
export async function openRegistryOf(page: Page, slug: string): Promise<void> {
  await page.goto(`/registry/${slug}`)
  await page.locator('html[data-alive]').waitFor()
}

export const wizard = (page: Page) => page.getByRole('dialog', { name: 'Share an Item' })

/** Continues to the next step. Returns the dialog. */
export async function goToNextStep(page: Page): Promise<void> {
  await wizard(page).getByRole('button', { name: 'Next' }).click()
}

/** Fills in step 1: the item. */
export async function fillItemStep(page: Page, itemName: string): Promise<Locator> {
  const dialog = wizard(page)
  await dialog.getByLabel('Item name').fill(itemName)
  await dialog.getByLabel('Category').selectOption('Baby Bath Essentials')
  return dialog
}

/** Fills in step 2: the condition. */
export async function fillConditionStep(page: Page): Promise<void> {
  const dialog = wizard(page)
  await dialog.getByLabel('Description').fill('Used for one year, and the plug is new.')
  await dialog.getByText('Gently Used').click()
  await dialog.getByLabel('Suitable age').selectOption('0-3 months')
}

/** Fills in step 3: the offerer. */
export async function fillContactStep(page: Page, email: string): Promise<void> {
  const dialog = wizard(page)
  await dialog.getByLabel('Your name').fill('Mei Ling Koh')
  await dialog.getByLabel('Your email').fill(email)
}

/** Returns the offerings to the signed-in owner. */
export async function listOfferingsToOwner(page: Page): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get('/api/gift-passing/admin/offerings', {
    headers: await ownerHeaders(page),
  })
  return (await answer.json()).offerings
}

/** Retries a photo upload, because encoding it may exceed the deadline on a busy machine. */
export async function waitForPhoto(dialog: Locator, photo: number, told: string): Promise<void> {
  const again = dialog.getByRole('button', { name: `Try Again with photo ${photo}` })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(dialog.getByText(told)).toBeAttached({ timeout: 15_000 })
  }).toPass()
}
