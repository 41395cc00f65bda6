import type { Page } from '@playwright/test'

/**
 * Opens the form for a new item with Auto-Populate. Retries a scrape that timed out on a busy machine,
 * as the page suggests.
 */
export async function openAutoPopulate(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('heading', { name: /took too long$/ }), () =>
    page.getByRole('button', { name: 'Try Again' }).click(),
  )
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.getByRole('tab', { name: 'Auto-Populate' }).click()
}

/** Starts the scrape of a product URL. */
export async function fetchProductDetails(page: Page, link: string): Promise<void> {
  await page.getByLabel('Product link').fill(link)
  await page.getByRole('button', { name: 'Fetch details' }).click()
}
