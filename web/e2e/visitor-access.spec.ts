import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/product.ts'
import { card, fillGift, openRegistry, startContribution } from './support/registry.ts'

const ITEM = 'Foldable travel pram with rain cover'

/** Every state of the visitor's pages, and how one gets there. */
const states: [string, (page: Page) => Promise<unknown>][] = [
  ['the list', page => openRegistry(page)],
  ['a flipped card', page => flip(page)],
  ['a gift in detail', page => showDetails(page)],
  ['an empty category', page => openRegistry(page, '?category=Potty+Training')],
  ['the first step', page => startGift(page)],
  ['the first step with errors', page => failGift(page)],
  ['the payment by PayNow', page => pay(page, /^PayNow/, /PayNow QR/)],
  ['the payment by UPI', page => pay(page, /^UPI/, /UPI QR/)],
  ['a code that failed', page => failCode(page)],
]

for (const [device, viewport, colorScheme] of [
  ['a wide screen', { width: 1280, height: 900 }, 'light'],
  ['a phone in the dark', { width: 390, height: 844 }, 'dark'],
  ['the narrowest phone', { width: 320, height: 640 }, 'light'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, colorScheme, expectsRefusals: true })

    for (const [name, go] of states) {
      test(`${name} has no barrier and no sideways scroll`, async ({ page }) => {
        await go(page)
        await expectAccessible(page)
      })
    }
  })
}

async function flip(page: Page): Promise<void> {
  await openRegistry(page)
  await card(page, ITEM)
    .getByRole('button', { name: `Details for ${ITEM}` })
    .click()
  await card(page, ITEM)
    .getByRole('button', { name: `Back to ${ITEM}` })
    .waitFor()
}

async function showDetails(page: Page): Promise<void> {
  await flip(page)
  await card(page, ITEM)
    .getByRole('button', { name: `Who gave to ${ITEM}` })
    .click()
  await page.getByRole('dialog', { name: ITEM }).waitFor()
}

async function startGift(page: Page): Promise<void> {
  await openRegistry(page)
  await startContribution(page, ITEM)
}

async function failGift(page: Page): Promise<void> {
  await startGift(page)
  await page.getByRole('textbox', { name: /^Your gift/ }).fill('')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('alert').waitFor()
}

async function pay(page: Page, method: RegExp, code: RegExp): Promise<void> {
  await startGift(page)
  const dialog = await fillGift(page, { amount: '5' })
  await dialog.getByRole('button', { name: method }).click()
  await dialog.getByRole('img', { name: code }).waitFor()
  await dialog.locator('.copyrows').waitFor()
}

async function failCode(page: Page): Promise<void> {
  await page.route('**/api/generate-paynow-qr', route => route.abort())
  await startGift(page)
  const dialog = await fillGift(page, { amount: '5' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await dialog.getByText('Unable to generate QR code. Please try again.').waitFor()
}
