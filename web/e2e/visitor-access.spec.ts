import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/product.ts'
import { card, fillGift, openRegistry, startContribution } from './support/registry.ts'

const ITEM = 'Foldable travel pram with rain cover'
const QR_CALLS = '**/api/generate-paynow-qr'

/** Every state of a registry's page, each reached from the one before it. */
const states: [string, (page: Page) => Promise<unknown>][] = [
  ['the list', page => openRegistry(page)],
  ['a flipped card', page => flip(page)],
  ['a gift in detail', page => showDetails(page)],
  ['the menu', page => useMenu(page)],
  ['an empty category', page => showEmptyCategory(page)],
  ['an owner’s header', page => signIn(page)],
  ['the first step', page => startGift(page)],
  ['the first step with errors', page => failGift(page)],
  ['a code that failed', page => failCode(page)],
  ['the payment by PayNow', page => retryCode(page)],
  ['the payment by UPI', page => payByUpi(page)],
]

for (const [device, options] of [
  ['a wide screen', { viewport: { width: 1280, height: 900 } }],
  [
    'the narrowest phone, in the dark',
    { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
  ],
  ['a tablet in forced colours', { viewport: { width: 768, height: 900 }, forcedColors: 'active' }],
] as const) {
  test.describe(`on ${device}`, () => {
    const { forcedColors, ...settings } = { forcedColors: undefined, ...options }
    test.use({ ...settings, contextOptions: { forcedColors }, expectsRefusals: true })

    test('no state has a barrier or scrolls sideways', async ({ page }) => {
      for (const [name, go] of states) {
        await test.step(name, async () => {
          await go(page)
          await expectAccessible(page)
        })
      }
    })
  })
}

async function flip(page: Page): Promise<void> {
  const gift = card(page, ITEM)
  await gift.getByRole('button', { name: `Details for ${ITEM}` }).click()
  await gift.getByRole('button', { name: `Back to ${ITEM}` }).waitFor()
}

async function showDetails(page: Page): Promise<void> {
  await card(page, ITEM)
    .getByRole('button', { name: `Who gave to ${ITEM}` })
    .click()
  await page.getByRole('dialog', { name: ITEM }).waitFor()
}

/** The drawer on phones; from 768 px on the sidebar, the other way than it stood. */
async function useMenu(page: Page): Promise<void> {
  await closeSheet(page)
  const opener = page.getByRole('button', { name: 'Open menu' })
  if (await opener.isVisible()) {
    await opener.click()
    await page.getByRole('button', { name: 'Close menu' }).waitFor()
  } else await page.getByRole('button', { name: /^(Collapse|Expand) menu$/ }).click()
}

async function showEmptyCategory(page: Page): Promise<void> {
  await openRegistry(page, '?category=Potty+Training')
  const toggle = page.getByRole('button', { name: /^Filter:/ })
  if (await toggle.isVisible()) await toggle.click()
  await expect(page.getByRole('heading', { name: 'No Potty Training items yet' })).toBeVisible()
}

/** Signs in as another tab would: this one hears of it. */
async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.evaluate(() => {
    localStorage.setItem('user', JSON.stringify({ name: 'Anjali Tan-Ramasubramanian' }))
    dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  })
  await expect(page.getByText('Welcome, Anjali')).toBeVisible()
}

async function startGift(page: Page): Promise<void> {
  await startContribution(page, ITEM)
}

async function failGift(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Your gift/ }).fill('')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('alert').waitFor()
}

async function failCode(page: Page): Promise<void> {
  await page.route(QR_CALLS, route => route.abort())
  const dialog = await fillGift(page, { amount: '5' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await dialog.getByText('Unable to generate QR code. Please try again.').waitFor()
}

async function retryCode(page: Page): Promise<void> {
  await page.unroute(QR_CALLS)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('img', { name: /PayNow QR/ }).waitFor()
}

async function payByUpi(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^UPI/ }).click()
  await page.getByRole('img', { name: /UPI QR/ }).waitFor()
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
