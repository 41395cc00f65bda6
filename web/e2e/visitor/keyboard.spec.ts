import type { Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { card, openRegistry } from '../support/registry-page.ts'

const MONITOR = 'Video baby monitor with night vision'
const CAR_SEAT = 'Infant car seat, birth to 13 kg'

test.use({ viewport: { width: 1280, height: 900 } })

test('the first stop leads to the items, whose cards turn with the focus', async ({ page }) => {
  await openRegistry(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to items' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#items')).toBeFocused()
  const details = card(page, MONITOR).getByRole('button', { name: `Details for ${MONITOR}` })
  const back = card(page, MONITOR).getByRole('button', { name: `Back to ${MONITOR}` })
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(back).toBeFocused()
  await expect(card(page, MONITOR).locator('.public-item-card_front')).toHaveAttribute('inert')
  const turnedAt = await page.evaluate(() => performance.now())
  await page.waitForFunction(since => performance.now() - since > 300, turnedAt)
  await page.keyboard.press('Escape')
  await expect(details).toBeFocused()
  await expect(card(page, MONITOR).locator('.public-item-card_back')).toHaveAttribute('inert')
})

test('a contribution works with the keyboard alone, and Escape and Back go one step back', async ({
  page,
}) => {
  await openRegistry(page)
  const opener = card(page, CAR_SEAT).getByRole('button', { name: 'Contribute' })
  const form = page.getByRole('heading', { name: 'Make a Contribution' })
  const payment = page.getByRole('heading', { name: 'Complete Payment' })
  await test.step('the form is filled in, and is kept through Escape', async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(form).toBeFocused()
    await tabTo(page, 'Amount')
    await page.keyboard.press('Home')
    await expect(page.getByRole('textbox', { name: /^Your gift/ })).toHaveValue('1')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, /^A note to/)
    await page.keyboard.type('See you soon')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form).toBeFocused()
    await tabTo(page, 'Your name')
    await page.keyboard.type('Ravi')
    await tabTo(page, 'Your email')
    await page.keyboard.type('ravi@example.com')
    await page.keyboard.press('Enter')
    await expect(payment).toBeFocused()
  })

  await test.step('Escape and Back lead from the payment to the form', async () => {
    await page.keyboard.press('Escape')
    await expect(form).toBeFocused()
    await expect(page.getByLabel(/^A note to/)).toHaveValue('See you soon')
    await tabTo(page, 'Next')
    await page.keyboard.press('Enter')
    await expect(payment).toBeFocused()
    await page.goBack()
    await expect(page.getByLabel('Your name')).toHaveValue('Ravi')
    await expect(page.getByRole('textbox', { name: /^Your gift/ })).toHaveValue('2')
    await tabTo(page, 'Next')
    await page.keyboard.press('Enter')
    await expect(payment).toBeFocused()
  })

  await test.step('the payment is confirmed, and Escape closes the thanks', async () => {
    await tabTo(page, /^Wise/)
    await page.keyboard.press('Space')
    await tabTo(page, /^I have paid/)
    await page.keyboard.press('Space')
    await tabTo(page, 'Confirm Contribution')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const named = page.getByRole('dialog').getByLabel(name, { exact: true })
  const button = page.getByRole('dialog').getByRole('button', { name })
  const wanted = named.or(button).and(page.locator(':focus'))
  for (let presses = 0; presses < 40; presses++) {
    if ((await wanted.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard did not reach ${name}`)
}
