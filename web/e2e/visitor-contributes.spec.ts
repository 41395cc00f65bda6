import { clipboardText } from './support/clipboard-text.ts'
import { expect, test } from './support/product.ts'
import { readQr } from './support/read-qr.ts'
import { card, fillGift, openRegistry, startContribution } from './support/registry.ts'

const ITEM = 'Grow-along high chair with tray'

test.use({ deviceScaleFactor: 3, permissions: ['clipboard-write'] })

test('a visitor gives toward an item, pays by PayNow and sees the card change', async ({
  page,
  context,
}) => {
  await openRegistry(page)
  const before = await card(page, ITEM).locator('.amounts').innerText()
  await startContribution(page, ITEM)
  await page.getByRole('button', { name: '$50', exact: true }).click()
  const dialog = await fillGift(page, { amount: '37.50', note: 'See you at the shower!' })

  const answered = page.waitForResponse('**/api/generate-paynow-qr')
  await dialog.getByRole('button', { name: /PayNow/ }).click()
  const { payload } = await (await answered).json()
  expect(payload).toContain('540537.50')
  const code = dialog.getByRole('img', { name: /PayNow QR code to pay \$37\.50/ })
  await expect.poll(async () => readQr(await code.screenshot())).toBe(payload)
  await expect.poll(() => code.boundingBox()).toMatchObject({ width: 120, height: 120 })

  await expect(dialog.getByText('ANJALI T**')).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy PayNow number' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'PayNow number copied' })).toHaveCount(
    1,
  )
  expect(await clipboardText(context)).toMatch(/^(\+65)?90000000$/)

  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  const thanks = page.getByRole('dialog', { name: 'Thank You!' })
  await expect(thanks.getByText('MeiLingKohGrow-along')).toBeVisible()
  await expect(thanks.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await thanks.getByRole('button', { name: 'Back to Registry' }).click()
  await expect(thanks).toHaveCount(0)

  const now = () => card(page, ITEM).locator('.amounts').innerText()
  await expect.poll(async () => dollars(await now()) - dollars(before)).toBeCloseTo(37.5)
  const after = await now()
  await page.reload()
  await expect(card(page, ITEM).locator('.amounts')).toHaveText(after.replace('\n', ''))
  await card(page, ITEM)
    .getByRole('button', { name: `Details for ${ITEM}` })
    .click()
  await card(page, ITEM)
    .getByRole('button', { name: `Who gave to ${ITEM}` })
    .click()
  await expect(page.getByRole('dialog').getByText('See you at the shower!')).toBeVisible()
})

test('what was typed waits through closing and reloading', async ({ page }) => {
  await openRegistry(page)
  await startContribution(page, ITEM)
  await fillGift(page, { amount: '21', name: 'Arjun', note: 'With love' })
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Your name')).toHaveValue('Arjun')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await startContribution(page, ITEM)
  await expect(page.getByLabel(/^A note to/)).toHaveValue('With love')
  await expect(page.getByRole('textbox', { name: /^Your gift/ })).toHaveValue('21')
})

test('who gave to an item leads on to giving', async ({ page }) => {
  await openRegistry(page)
  await card(page, ITEM)
    .getByRole('button', { name: `Details for ${ITEM}` })
    .click()
  await card(page, ITEM)
    .getByRole('button', { name: `Who gave to ${ITEM}` })
    .click()
  await page.getByRole('dialog', { name: ITEM }).getByRole('button', { name: 'Contribute' }).click()
  await expect(page.getByRole('dialog', { name: 'Make a Contribution' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, ITEM)).toBeVisible()
})

test('a session that is about to end is renewed on coming back from the bank', async ({ page }) => {
  let sessions = 0
  await page.route('**/api/auth/session', async route => {
    sessions += 1
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), expiresIn: 30_000 } })
  })
  await openRegistry(page)
  await startContribution(page, ITEM)
  const dialog = await fillGift(page, { amount: '5' })
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  await expect(dialog.getByRole('img', { name: /PayNow QR/ })).toBeVisible()
  await expect(dialog.getByText('ANJALI T**')).toBeVisible()
  const before = sessions
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => sessions).toBe(before + 1)
  // What is still being answered would fail the next story.
  await page.unrouteAll({ behavior: 'wait' })
})

test('pressing twice goes one step, and never off the page', async ({ page }) => {
  await page.goto('/create-registry')
  await openRegistry(page)
  await card(page, ITEM).getByRole('button', { name: 'Contribute' }).dblclick()
  await page.getByLabel('Your name').fill('Arjun')
  await page.getByLabel('Your email').fill('arjun@example.com')
  await page.getByRole('button', { name: 'Next' }).dblclick()
  const payment = page.getByRole('dialog', { name: 'Complete Payment' })
  await payment.waitFor()
  await page.goBack()
  await expect(page.getByLabel('Your name')).toHaveValue('Arjun')
  await page.getByRole('button', { name: 'Next' }).click()
  await payment.waitFor()
  await page.evaluate(() => {
    const close = document.querySelector<HTMLElement>('dialog [aria-label=Close]')
    close?.click()
    close?.click()
  })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/registry\/demo$/)
})

test('reloading after the thanks shows the registry, not an empty form', async ({ page }) => {
  await openRegistry(page)
  await startContribution(page, ITEM)
  const dialog = await fillGift(page, { amount: '6' })
  await dialog.getByRole('button', { name: /^Wise/ }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/registry\/demo$/)
  await expect(card(page, ITEM)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the payment step without a gift is the form, and waits for Next', async ({ page }) => {
  await openRegistry(page)
  await startContribution(page, ITEM)
  await page.goto(`${page.url()}&step=payment`)
  const form = page.getByRole('dialog', { name: 'Make a Contribution' })
  await form.getByLabel('Your name').fill('Arjun')
  await form.getByLabel('Your email').fill('arjun@example.com')
  await expect(form.getByLabel('Your email')).toHaveValue('arjun@example.com')
  await form.getByRole('button', { name: 'Next' }).click()
  await page
    .getByRole('dialog', { name: 'Complete Payment' })
    .getByRole('button', { name: 'Previous' })
    .click()
  await expect(form.getByLabel('Your name')).toHaveValue('Arjun')
})

function dollars(amounts: string): number {
  return Number(/S\$([\d,.]+)/.exec(amounts)?.[1]?.replace(',', ''))
}
