import type { Locator, Page } from '@playwright/test'
import { expectAccessible, horizontalOverflow } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'
import { readQr } from '../support/read-qr.ts'
import {
  card,
  fillContribution,
  openRegistry,
  startContribution,
} from '../support/registry-page.ts'

const CHAIR = 'Grow-along high chair with tray'
const MONITOR = 'Video baby monitor with night vision'
const PHONE = {
  ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  ...{ isMobile: true, hasTouch: true },
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a visitor contributes with PayNow, and sees it on the card', async ({ page }) => {
    await openRegistry(page)
    const before = await amountsOf(page, CHAIR)
    await card(page, CHAIR).getByRole('button', { name: 'Contribute' }).tap()
    const form = page.getByRole('dialog', { name: 'Make a Contribution' })
    await expect(form.getByRole('heading', { name: 'Make a Contribution' })).toBeFocused()

    await test.step('the first wrong field comes into view with its error', async () => {
      await form.getByRole('button', { name: 'Next' }).tap()
      await expect(form.getByLabel('Your name')).toBeFocused()
      await expect(form.getByText('Name is required')).toBeInViewport({ ratio: 1 })
      await expect.poll(() => belowFoot(form)).toBeLessThanOrEqual(0)
      expect(
        await smallestFont(form.locator('input:not([type=range], [type=checkbox]), textarea')),
      ).toBe(16)
    })

    const dialog = await test.step('the amount is chosen', async () => {
      await form.getByRole('button', { name: '$50', exact: true }).tap()
      return fillContribution(page, { amount: '37.50', note: 'See you at the shower!' })
    })
    await expect(dialog.getByRole('heading', { name: 'Complete Payment' })).toBeFocused()
    const payload = await payloadOf(page, () =>
      dialog.getByRole('button', { name: /^PayNow/ }).tap(),
    )
    expect(payload).toContain('540537.50')
    await expectReadable(page, dialog, { brand: 'PayNow', side: 120, payload })

    await test.step('the panel has what a phone needs, in order', async () => {
      await dialog.getByText('How to pay, step by step').tap()
      await dialog.getByText('Copy the details instead').tap()
      await expect(dialog.getByRole('button', { name: 'On this phone' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      const panel = await dialog.getByRole('region', { name: 'Pay with PayNow' }).innerText()
      const order = [
        ...['to Anjali Tan', 'DBS/POSB', '9000 0000', '$37.50', 'MeiLingKohGrow-along'],
        'ANJALI T**',
      ]
      const places = order.map(text => panel.lastIndexOf(text))
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(places[0]).toBeGreaterThan(0)
    })

    await dialog.getByRole('checkbox').tap()
    await dialog.getByRole('button', { name: 'Confirm Contribution' }).tap()
    const thanks = page.getByRole('dialog', { name: 'Thank You!' })
    await expect(thanks.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
    await expect(thanks.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await expectAccessible(page)
    await thanks.getByRole('button', { name: 'Back to Registry' }).tap()
    await expect(thanks).toHaveCount(0)

    await test.step('the contribution is on the card, also after a reload', async () => {
      await expect.poll(async () => (await amountsOf(page, CHAIR)) - before).toBeCloseTo(37.5)
      await page.reload()
      await page.locator('html[data-alive]').waitFor()
      expect((await amountsOf(page, CHAIR)) - before).toBeCloseTo(37.5)
      await card(page, CHAIR)
        .getByRole('button', { name: `Details for ${CHAIR}` })
        .tap()
      await card(page, CHAIR)
        .getByRole('button', { name: `Who gave to ${CHAIR}` })
        .tap()
      await expect(page.getByRole('dialog').getByText('See you at the shower!')).toBeVisible()
    })
  })

  test('a visitor contributes with UPI, whose code can be saved up to ₹2,000', async ({ page }) => {
    await openRegistry(page)
    await startContribution(page, CHAIR)
    const dialog = await fillContribution(page, { amount: '30.30' })
    const payload = await payloadOf(page, () => dialog.getByRole('button', { name: /^UPI/ }).tap())
    await expectReadable(page, dialog, { brand: 'UPI', side: 125, payload })
    const save = dialog.getByRole('button', { name: 'Save QR image' })
    const explained = dialog.getByText('Above ₹2,000, UPI apps refuse a QR picked from the gallery')
    await expect(dialog.locator('.copyrow').first()).toContainText('Copy UPI ID')
    await expect(dialog.locator('.payment-panels_pay-amount')).toHaveText('₹2,000')
    await dialog.getByText('Have another screen?').tap()
    await expect(save).toBeEnabled()
    await expect(explained).toHaveCount(0)
    await expect(dialog.getByText('I have paid ₹2,000 with UPI.')).toBeVisible()

    await test.step('above ₹2,000 there is nothing to save', async () => {
      await dialog.getByRole('button', { name: 'Previous' }).tap()
      await fillContribution(page, { amount: '30.32' })
      await expect(dialog.locator('.payment-panels_pay-amount')).toHaveText('₹2,001')
      await dialog.getByText('Have another screen?').tap()
      await expect(explained).toBeVisible()
      await dialog.getByRole('button', { name: 'Show larger', exact: true }).tap()
      await expect(dialog.getByRole('button', { name: 'Show smaller' })).toBeVisible()
      await expect(save).toHaveCount(0)
      await expect(page.locator('a[href^="upi:"]')).toHaveCount(0)
    })
    await dialog.getByRole('checkbox').tap()
    await dialog.getByRole('button', { name: 'Confirm Contribution' }).tap()
    await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible()
  })
})

test.describe('abroad', () => {
  test.use({ timezoneId: 'Europe/London', viewport: { width: 1280, height: 900 } })

  test('a visitor contributes with Wise, and reloads the thanks', async ({ page }) => {
    await openRegistry(page)
    await startContribution(page, MONITOR)
    await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await startContribution(page, MONITOR)
    const dialog = await fillContribution(page, { amount: '6', name: 'N'.repeat(80) })
    await expect(dialog.locator('.payment-method-picker_method b')).toHaveText([
      'Wise',
      'PayNow',
      'UPI',
    ])
    await dialog.getByRole('button', { name: /^Wise/ }).click()
    await expect(dialog.getByRole('link', { name: 'Open Wise' })).toHaveAttribute(
      'href',
      /^https:\/\/wise\.com\/pay\/me\/anjalitan-example\?amount=6\.00&currency=SGD&description=N/,
    )
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
    const thanks = page.getByRole('dialog', { name: 'Thank You!' })
    await thanks.waitFor()
    await page.mouse.click(5, 5)
    await expect(thanks).toBeVisible()
    const body = thanks.locator('.sheet-body')
    expect(await body.evaluate(shown => shown.scrollWidth - shown.clientWidth)).toBe(0)
    expect(await horizontalOverflow(page)).toBe(0)
    await page.reload()
    await expect(page).toHaveURL(/\/registry\/demo$/)
    await expect(card(page, MONITOR)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

/** Resolves to the payload that the API returns for the next payment code. */
async function payloadOf(page: Page, request: () => Promise<void>): Promise<string> {
  const response = page.waitForResponse('**/api/generate-*-qr')
  await request()
  const { payload }: { payload: string } = await (await response).json()
  return payload
}

/** Decodes the payment code from screenshots: small and large, in light and dark. */
async function expectReadable(
  page: Page,
  dialog: Locator,
  { brand, side, payload }: { brand: string; side: number; payload: string },
): Promise<void> {
  const code = dialog.getByRole('img', { name: `${brand} QR code to pay` })
  await expect(dialog.getByText('Your bank will show')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => code.boundingBox()).toMatchObject({ width: side, height: side })
    await expect.poll(async () => readQr(await code.screenshot())).toBe(payload)
    await dialog.getByRole('button', { name: /^Show larger: / }).click()
    await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThanOrEqual(280)
    await expect.poll(async () => readQr(await code.screenshot())).toBe(payload)
    await expect(code).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'Show smaller' })).toBeFocused()
    if (colorScheme === 'dark') await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Show smaller' }).click()
    await expect(dialog.getByRole('button', { name: 'Show larger', exact: true })).toBeFocused()
  }
}

async function amountsOf(page: Page, item: string): Promise<number> {
  const amounts = await card(page, item).locator('.public-item-card_front .amounts').innerText()
  return Number(/S\$([\d,.]+)/.exec(amounts)?.[1]?.replace(',', ''))
}

/** How many pixels of the error under the name lie below the upper edge of the buttons. */
async function belowFoot(form: Locator): Promise<number> {
  const foot = await form.locator('.sheet-foot').boundingBox()
  const error = await form.getByText('Name is required').boundingBox()
  return (error?.y ?? 0) + (error?.height ?? 0) - (foot?.y ?? 0)
}

async function smallestFont(controls: Locator): Promise<number> {
  const sizes = await controls.evaluateAll(found =>
    found.map(control => Number.parseFloat(getComputedStyle(control).fontSize)),
  )
  return Math.min(...sizes)
}
