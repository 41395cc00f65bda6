import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'

const PAGES = [
  ['/privacy', 'Privacy Policy', 'We never see your bank account'],
  ['/supported-features', 'Supported Features', 'Kiddy Palace'],
  ['/extension', 'See it in a shop. Add it in one click.', 'Load unpacked'],
  [
    '/registry/no-such-registry',
    'This registry could not be found.',
    'Ask the parents for the link.',
  ],
  ['/offline', 'You are offline', 'comes back by itself'],
] as const
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const

test.use({ expectsRefusals: true })

test('the form of /create-registry is styled before any script or style sheet arrives', async ({
  page,
}) => {
  await page.route('**/*.{js,css}', route => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/create-registry', { waitUntil: 'commit' })
  const name = page.getByLabel('Your name')
  await expect(name).toBeVisible()
  expect((await name.boundingBox())?.x).toBeGreaterThanOrEqual(16)
})

test.describe('the pages beside a registry', () => {
  test('are accessible on a desktop in light and on a phone in dark colours', async ({
    page,
    context,
  }) => {
    const titles = new Set<string>()
    for (const [path, heading] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('main')).toHaveCount(1)
      for (const { width, colorScheme } of LOOKS) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      titles.add(await page.title())
    }
    expect(titles.size).toBe(PAGES.length)

    await test.step('open from a registry in their own tab, with a link to their content', async () => {
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
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('show their text', async ({ page }) => {
      for (const [path, heading, text] of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByText(text).first()).toBeVisible()
      }
    })
  })
})

test.describe('the page about QuickAdd', () => {
  test('says on a phone what works there, and offers no installation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/extension')
    await expect(page.getByText('On a phone, this works instead:')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add an item' })).toHaveAttribute(
      'href',
      '/dashboard?addItem=true',
    )
    await expect(page.getByRole('link', { name: 'Install QuickAdd' })).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('link', { name: 'Install QuickAdd' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add an item' })).toBeHidden()
  })

  test('offers no new registry to a signed-in owner', async ({ page }) => {
    await page.goto('/extension')
    const create = page.getByRole('main').getByRole('link', { name: 'Create My Registry' })
    await expect(create).toHaveCount(2)
    await page.evaluate(() => localStorage.setItem('user', JSON.stringify({ name: 'Priya' })))
    await page.reload()
    await expect(create).toHaveCount(0)
  })
})
