import { expect, test } from './support/product.ts'

test('whatever address leads home keeps what was asked of it', async ({ page }) => {
  await page.goto('/?auth=login')
  await page.waitForURL('**/registry/demo?auth=login')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/no/such/page?auth=login')
  await page.waitForURL('**/registry/demo')
  await page.goto('/registry/DEMO/?category=Gift+Cards')
  await page.waitForURL('**/registry/demo?category=Gift+Cards')
})
