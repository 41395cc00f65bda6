import type { Page } from '@playwright/test'
import { expect, test } from './support/product.ts'
import { openRegistry } from './support/registry.ts'

test.describe('the heart of the thank-you panel', () => {
  const heart = (page: Page) => page.getByRole('button', { name: /Admin access/ })

  test('leads to /admin with five presses in a row', async ({ page }) => {
    await openRegistry(page)
    await heart(page).click({ clickCount: 5 })
    await page.waitForURL('**/admin')
  })

  test('takes Enter and Space for presses', async ({ page }) => {
    await openRegistry(page)
    await heart(page).focus()
    for (const key of ['Enter', 'Space', 'Enter', 'Space', 'Enter']) await page.keyboard.press(key)
    await page.waitForURL('**/admin')
  })

  test('starts again when a press comes later than 3 s', async ({ page }) => {
    await page.clock.install()
    await openRegistry(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const press = async (afterMs: number) => {
      await page.clock.runFor(afterMs)
      await heart(page).press('Enter')
    }
    for (const afterMs of [0, 3000, 3000, 3000, 3001]) await press(afterMs)
    await expect(page).toHaveURL(/\/registry\/demo$/)
    for (const afterMs of [3000, 3000, 3000]) await press(afterMs)
    await expect(page).toHaveURL(/\/registry\/demo$/)
    await press(3000)
    await page.waitForURL('**/admin')
  })
})
