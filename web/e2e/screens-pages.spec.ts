import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/product.ts'

const PAGES = [
  ['/privacy', 'Privacy Policy', 'We never see your bank account'],
  ['/supported-features', 'Supported Features', 'Kiddy Palace'],
  ['/extension', 'See it in a shop. Add it in one click.', 'Load unpacked'],
  ['/registry/no-such-registry', 'This registry could not be found.', 'a letter may be missing'],
  ['/offline', 'You are offline', 'comes back by itself'],
] as const

test.use({ expectsRefusals: true })

test.describe('the pages beside a registry', () => {
  for (const look of [
    { width: 1280, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
  ] as const) {
    test(`are clear in ${look.colorScheme} at ${look.width} px`, async ({ page }) => {
      const titles = new Set<string>()
      await page.setViewportSize({ width: look.width, height: 800 })
      await page.emulateMedia({ colorScheme: look.colorScheme })
      for (const [path, heading] of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        await expect(page.getByRole('main')).toHaveCount(1)
        await expectAccessible(page)
        titles.add(await page.title())
      }
      expect(titles.size).toBe(PAGES.length)
    })
  }

  test('are found from a registry, in a tab of their own, and skip to what they say', async ({
    page,
    context,
  }) => {
    await page.goto('/registry/demo')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    const privacy = await opened
    await privacy.waitForLoadState()
    expect(await privacy.evaluate(() => window.opener)).toBeNull()
    await privacy.keyboard.press('Tab')
    await expect(privacy.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await privacy.keyboard.press('Enter')
    await expect(privacy.getByRole('main')).toBeFocused()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('can be read', async ({ page }) => {
      for (const [path, heading, text] of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByText(text).first()).toBeVisible()
      }
    })
  })
})
