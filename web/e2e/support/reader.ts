import type { Page } from '@playwright/test'
import { expect as base } from './owner.ts'

/** Reading a page may wait for a worker, and for a browser of its own. */
export const expect = base.configure({ timeout: 20_000 })

/** Opens the form for a new item where links are read. */
export async function openReader(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.getByRole('tab', { name: 'Auto-Populate' }).click()
}

/** Has a product's link read. */
export async function readLink(page: Page, link: string): Promise<void> {
  await page.getByLabel('Product link').fill(link)
  await page.getByRole('button', { name: 'Fetch details' }).click()
}
