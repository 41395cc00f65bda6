import { expect, test } from './support/product.ts'
import { card, fillGift, openRegistry, startContribution } from './support/registry.ts'

const ITEM = 'Ergonomic baby carrier in breathable mesh'

test.use({ expectsRefusals: true })

test.beforeEach(async ({ page }) => {
  await openRegistry(page)
  await startContribution(page, ITEM)
})

test('an amount that cannot be is refused under its field', async ({ page }) => {
  const amount = page.getByRole('textbox', { name: /^Your gift/ })
  const wrong = page.locator('#gift-amount-error')
  const refused: [string, string | RegExp][] = [
    ...['', '0', '-5', '1e9', '12,50', '1.234', '🍼'].map((typed): [string, string] => [
      typed,
      'Please enter a valid amount',
    ]),
    ['99999', /^Amount cannot exceed \$\d+\.\d\d$/],
  ]
  for (const [typed, told] of refused) {
    await amount.fill(typed)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(wrong).toHaveText(told)
    await expect(amount).toHaveAttribute('aria-describedby', 'gift-amount-error')
  }
  await amount.fill('５０')
  await expect(wrong).toHaveCount(0)
  await expect(page.locator('.total')).toHaveText('You give$50.00')
})

test('a field is judged on leaving it, and falls silent once it is right', async ({ page }) => {
  const email = page.getByLabel('Your email')
  const wrong = page.getByText('Please enter a valid email address')
  await email.pressSequentially('mei@')
  await expect(wrong).toHaveCount(0)
  await email.blur()
  await expect(wrong).toBeVisible()
  await email.fill('mei@example.com')
  await expect(wrong).toHaveCount(0)
  await email.fill('mei@example')
  await expect(wrong).toHaveCount(0)
  await email.fill('')
  await email.blur()
  await expect(page.getByText('Email is required')).toBeVisible()
})

test('an empty form says all that is missing, each line leading to its field', async ({ page }) => {
  await page.getByRole('textbox', { name: /^Your gift/ }).fill('')
  await page.getByLabel(/^A note to/).fill('x'.repeat(501))
  await page.getByRole('button', { name: 'Next' }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('button')).toHaveText([
    'Please enter a valid contribution amount',
    'Message cannot exceed 500 characters',
    'Please enter your name',
    'Please enter your email',
  ])
  await summary.getByRole('button', { name: 'Please enter your email' }).click()
  await expect(page.getByLabel('Your email')).toBeFocused()
})

test('on a phone the first wrong field is in view, with what is wrong', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByText('Name is required')).toBeInViewport({ ratio: 1 })
  const belowFoot = async () => {
    const foot = await page.locator('.sheet-foot').boundingBox()
    const told = await page.getByText('Name is required').boundingBox()
    return (told?.y ?? 0) + (told?.height ?? 0) - (foot?.y ?? 0)
  }
  await expect.poll(belowFoot).toBeLessThanOrEqual(0)
})

test('a code that fails can be asked for again', async ({ page }) => {
  await page.route('**/api/generate-paynow-qr', route => route.abort(), { times: 1 })
  const dialog = await fillGift(page, { amount: '5' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await expect(dialog.getByText('Unable to generate QR code. Please try again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('img', { name: /PayNow QR/ })).toBeVisible()
})

test('UPI shows rupees, and asks again by Try Again', async ({ page }) => {
  await page.route('**/api/generate-upi-qr', route => route.abort(), { times: 1 })
  const dialog = await fillGift(page, { amount: '5' })
  await dialog.getByRole('button', { name: /^UPI/ }).click()
  await expect(dialog.getByText('₹330').first()).toBeVisible()
  await expect(dialog.getByText('QR Generation Failed')).toBeVisible()
  await expect(dialog.getByText('Network error occurred')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  const code = dialog.getByRole('img', { name: /UPI QR code to pay ₹330/ })
  await expect.poll(() => code.boundingBox()).toMatchObject({ width: 125, height: 125 })
})

test('Wise shows its link and the reference', async ({ page }) => {
  const dialog = await fillGift(page, { amount: '5', name: 'Auntie Mei' })
  await dialog.getByRole('button', { name: /^Wise/ }).click()
  await expect(dialog.getByRole('link', { name: 'Open Wise' })).toHaveAttribute(
    'href',
    /^https:\/\/wise\.com\/pay\/me\//,
  )
  await expect(dialog.getByText('AuntieMeiErgonomicb')).toBeVisible()
})

test('a busy server asks for a moment, and the same gift counts once', async ({ page }) => {
  await page.route('**/contribute', route => route.fulfill({ status: 429, json: {} }), { times: 1 })
  const dialog = await fillGift(page, { amount: '5' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await dialog.getByRole('checkbox').check()
  const keys: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().endsWith('/contribute')) keys.push(request.headers()['idempotency-key'])
  })
  const confirm = dialog.getByRole('button', { name: 'Confirm Contribution' })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Whoa there! Our little server is getting lots of love right now. Please wait a moment and try again - even babies need a breather!',
  )
  await expect(confirm).toBeFocused()
  await confirm.click()
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0]])
})

test('without a session the visitor is told why', async ({ page }) => {
  await page.route('**/api/auth/session', route => route.fulfill({ status: 503, json: {} }))
  const dialog = await fillGift(page, { amount: '5' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  await expect(dialog.getByText('Unable to authenticate with server')).toBeVisible()
})

test('when someone else was faster, what is left is offered and the note is kept', async ({
  page,
  browser,
  product,
}) => {
  const dialog = await fillGift(page, { amount: '60', note: 'For long walks' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  const other = await browser.newPage({ baseURL: product.url })
  await openRegistry(other)
  await startContribution(other, ITEM)
  const left = await leftOf(other)
  const theirs = await fillGift(other, { amount: String(left - 20) })
  await theirs.getByRole('button', { name: /^PayNow/ }).click()
  await theirs.getByRole('checkbox').check()
  await theirs.getByRole('button', { name: 'Confirm Contribution' }).click()
  await other.getByRole('dialog', { name: 'Thank You!' }).waitFor()
  await other.close()

  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  await dialog.getByRole('button', { name: 'Give $20.00 instead' }).click()
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await expect(dialog.getByText('For long walks')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /PayNow QR code to pay \$20\.00/ })).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  await page.getByRole('button', { name: 'Back to Registry' }).click()
  await expect(card(page, ITEM).getByRole('button', { name: 'Fully Funded' })).toBeDisabled()
  await expect(card(page, ITEM).locator('.progress')).toHaveClass(/is-full/)
})

/** Dollars that the slider's end says are left. */
async function leftOf(page: import('@playwright/test').Page): Promise<number> {
  const end = await page.getByText(/^\$[\d,.]+ fills it$/).innerText()
  return Number(end.replace(/[^\d.]/g, ''))
}
