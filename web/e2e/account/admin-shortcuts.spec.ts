import type { Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { card, openRegistry } from '../support/registry-page.ts'

const toAdmin = (page: Page) => page.waitForURL('**/admin')

/** Opens the registry and stops its clock, because a long interval between two presses restarts their count. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await openRegistry(page)
  await page.evaluate(() => Object.assign(performance, { now: () => 0 }))
}

test('five presses of the heart lead to /admin, also by Enter and Space', async ({ page }) => {
  const heart = page.getByRole('button', { name: 'Heart', exact: true })
  await openWithStoppedClock(page)
  await heart.click({ clickCount: 5 })
  await toAdmin(page)
  await openWithStoppedClock(page)
  await heart.focus()
  for (const key of ['Enter', 'Space', 'Enter', 'Space', 'Enter']) await page.keyboard.press(key)
  await toAdmin(page)
})

test('Ctrl+Shift+A goes to /admin and leaves a button on the other pages of the tab', async ({
  page,
}) => {
  const button = page.getByRole('link', { name: 'Admin Dashboard' })
  await test.step('on a registry, and on pages without the button', async () => {
    await openRegistry(page)
    await expect(button).toHaveCount(0)
    await page.keyboard.press('Control+Shift+A')
    await toAdmin(page)
    await expect(page.getByText('Choose your authentication method')).toBeVisible()
    await expect(button).toHaveCount(0)
    await page.goto('/dashboard')
    await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
    await expect(button).toHaveCount(0)
    await page.keyboard.press('Control+Shift+A')
    await toAdmin(page)
  })
  await test.step('while something is being typed', async () => {
    await page.goto('/reset-password')
    await expect(button).toBeVisible()
    await page.goto('/create-registry')
    await page.locator('html[data-alive]').waitFor()
    await expect(button).toBeVisible()
    await page.getByLabel('Your name').press('Control+Shift+A')
    await toAdmin(page)
  })
  await test.step('the button lies beside the controls of every card at any width', async () => {
    await openRegistry(page)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const own = await button.boundingBox()
      const controls = await card(page, 'Beech bedside crib with mattress')
        .getByRole('button')
        .all()
      const edges = await Promise.all(controls.map(control => control.boundingBox()))
      expect(edges.length).toBeGreaterThan(1)
      for (const box of edges) {
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(own?.x ?? 0)
      }
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBe(width)
    }
    await button.focus()
    await page.keyboard.press('Enter')
    await toAdmin(page)
  })
})
