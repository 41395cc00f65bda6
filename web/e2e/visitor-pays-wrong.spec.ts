import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/product.ts'
import { fillGift, openRegistry, startContribution } from './support/registry.ts'

const ITEM = 'Video baby monitor with night vision'
/** Of the demo family: how money reaches them. */
const PAYEE = ['90000000', '9000 0000', 'anjali.tan@examplebank', 'anjalitan-example']

test.use({ expectsRefusals: true })

async function openPayment(page: Page) {
  await openRegistry(page)
  await startContribution(page, ITEM)
  return fillGift(page, { amount: '5', name: 'Auntie Mei' })
}

/** Answers one call after the other in these ways, then lets them through; counts them. */
async function answerInTurn(page: Page, url: string, ways: ((route: Route) => Promise<void>)[]) {
  const seen = { calls: 0 }
  await page.route(url, route => (ways[seen.calls++] ?? (it => it.continue()))(route))
  return seen
}

const refuse = (status: number, json: object) => (route: Route) =>
  route.fulfill({ status, json: { success: false, ...json } })
const breakLine = (route: Route) => route.abort()

test('a PayNow code that fails says so, and is asked for again by Retry', async ({ page }) => {
  const seen = await answerInTurn(page, '**/api/generate-paynow-qr', [
    refuse(500, { error: 'Something else', code: 'INTERNAL' }),
    breakLine,
  ])
  const dialog = await openPayment(page)
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  const alert = dialog.getByRole('alert')
  for (const calls of [1, 2]) {
    await expect(alert).toContainText('Failed to generate QR code')
    await expect(alert).toContainText('Unable to generate QR code. Please try again.')
    expect(seen.calls).toBe(calls)
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => seen.calls).toBe(calls + 1)
  }
  await expect(dialog.getByRole('img', { name: /PayNow QR/ })).toBeVisible()
  expect(seen.calls).toBe(3)
  await page.reload()
  // The step opens with PayNow chosen, and asks for its code at once.
  await expect(page.getByRole('img', { name: /PayNow QR/ })).toBeVisible()
  expect(seen.calls).toBe(4)
})

test('a UPI code is asked for once, and each failure has its sentence', async ({ page }) => {
  const ways = [
    [refuse(503, { error: 'The bank sleeps.', code: 'UNAVAILABLE' }), 'The bank sleeps.'],
    [
      (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
      'Failed to generate UPI QR code',
    ],
    [breakLine, 'Network error occurred'],
    [
      refuse(400, {
        error: 'Please check what you entered.',
        code: 'VALIDATION_FAILED',
        fields: { amount: 'Valid amount is required' },
      }),
      'Valid amount is required',
    ],
  ] as const
  const seen = await answerInTurn(
    page,
    '**/api/generate-upi-qr',
    ways.map(([way]) => way),
  )
  const dialog = await openPayment(page)
  await dialog.getByRole('button', { name: /^UPI/ }).click()
  for (const [, sentence] of ways) {
    await expect(dialog.getByRole('alert')).toContainText(`QR Generation Failed ${sentence}`)
    await dialog.getByRole('button', { name: 'Try Again' }).click()
  }
  await expect(dialog.getByRole('img', { name: /UPI QR code to pay ₹330/ })).toBeVisible()
  expect(seen.calls).toBe(ways.length + 1)
})

test('what is missing flashes for a second, and a method can be let go of', async ({ page }) => {
  await page.clock.install()
  const dialog = await openPayment(page)
  const confirm = dialog.getByRole('button', { name: 'Confirm Contribution' })
  const paynow = dialog.getByRole('button', { name: /^PayNow/ })
  const tick = dialog.getByRole('checkbox')
  await expect(tick).toBeDisabled()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const expectFlash = async (place: string) => {
    const flash = dialog.locator(`${place}.is-flash`)
    await confirm.click()
    await expect(flash).toHaveCount(1)
    await page.clock.runFor(999)
    await expect(flash).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(flash).toHaveCount(0)
  }
  await expectFlash('.methods')
  await paynow.click()
  await expect(tick).toBeEnabled()
  await expectFlash('.check')
  await paynow.click()
  await expect(paynow).toHaveAttribute('aria-pressed', 'false')
  await expect(tick).toBeDisabled()
  await expect(dialog.getByRole('region', { name: 'Pay with PayNow' })).toHaveCount(0)
})

test('neither the page nor its list says where the money goes', async ({ page }) => {
  for (const path of ['/registry/demo', '/api/registry/demo/items']) {
    const answer = await page.request.get(path)
    const text = await answer.text()
    expect(text).toContain(ITEM)
    for (const secret of PAYEE) expect(text).not.toContain(secret)
  }
  const details = '/api/registry/demo/payment-details/singapore-paynow?amount=5'
  expect((await page.request.get(details)).status()).toBe(401)
})

test.describe('a guest abroad', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('is offered Wise first, and told that UPI needs an account in India', async ({ page }) => {
    const dialog = await openPayment(page)
    await expect(dialog.locator('.method b')).toHaveText(['Wise', 'PayNow', 'UPI'])
    await dialog.getByRole('button', { name: /^UPI/ }).click()
    await expect(
      dialog.getByText(
        'UPI needs a bank account in India. Elsewhere, pay by PayNow or Wise instead.',
      ),
    ).toBeVisible()
    await dialog.getByRole('button', { name: /^Wise/ }).click()
    await expect(dialog.getByRole('link', { name: 'Open Wise' })).toHaveAttribute(
      'href',
      'https://wise.com/pay/me/anjalitan-example?amount=5.00&currency=SGD&description=AuntieMeiVideobabym',
    )
    await expect(dialog.getByText('AuntieMeiVideobabym')).toBeVisible()
    await expect(dialog.getByText('it needs a Wise account')).toBeVisible()
    await expectAccessible(page)
  })
})
