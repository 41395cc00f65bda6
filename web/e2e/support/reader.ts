import type { Page } from '@playwright/test'

/**
 * Opens the form for a new item where links are read. Where a machine is so busy that its own shop takes
 * longer than owners are let wait, they try again, as the page says.
 */
export async function openReader(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('heading', { name: /took too long$/ }), () =>
    page.getByRole('button', { name: 'Try Again' }).click(),
  )
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.getByRole('tab', { name: 'Auto-Populate' }).click()
}

/** Has a product's link read. */
export async function readLink(page: Page, link: string): Promise<void> {
  await page.getByLabel('Product link').fill(link)
  await page.getByRole('button', { name: 'Fetch details' }).click()
}
