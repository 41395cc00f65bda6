import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/product.ts'
import { card, fillGift, openRegistry, startContribution } from './support/registry.ts'

const CAR_SEAT = 'Infant car seat, birth to 13 kg'

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two screens lead from the card to the thanks', async ({ page }) => {
    await openRegistry(page)
    await card(page, CAR_SEAT).getByRole('button', { name: 'Contribute' }).tap()
    const form = page.getByRole('dialog', { name: 'Make a Contribution' })
    await expect(form.getByRole('heading', { name: 'Make a Contribution' })).toBeFocused()

    const amount = form.getByRole('textbox', { name: /^Your gift/ })
    await expect(amount).toHaveValue('50')
    await expect(amount).toHaveAttribute('inputmode', 'decimal')
    await expect(form.getByLabel('Your name')).toHaveAttribute('autocomplete', 'name')
    await expect(form.getByLabel('Your email')).toHaveAttribute('autocomplete', 'email')
    expect(await smallestFont(form.locator('input:not([type=range]), textarea'))).toBe(16)
    expect(await form.locator('[required]').count()).toBe(3)
    const offered = await form.locator('.amount-chips button').allInnerTexts()
    const sums = offered.map(text => Number(text.replace(/[^\d.]/g, '')))
    expect(sums).toEqual(sums.toSorted((a, b) => a - b))
    await expect(form.getByRole('slider')).toHaveAttribute(
      'max',
      String(Math.floor(sums.at(-1) ?? 0)),
    )

    await form.getByRole('button', { name: '$100' }).tap()
    await expect(amount).toHaveValue('100')
    await form.getByRole('button', { name: 'One dollar less' }).tap()
    await expect(amount).toHaveValue('99')
    await amount.fill('0.01')
    await form.getByRole('button', { name: 'With love' }).tap()
    await form.getByLabel('Your name').fill('Aisha')
    await form.getByLabel('Your email').fill('aisha@example.com')
    await form.getByRole('button', { name: 'Next' }).tap()
    const payment = page.getByRole('dialog', { name: 'Complete Payment' })
    await expect(payment.getByRole('heading', { name: 'Complete Payment' })).toBeFocused()
    await payment.getByRole('button', { name: /^PayNow/ }).tap()
    await expect(payment.getByRole('button', { name: 'Save QR image' })).toBeVisible()
    await payment.getByRole('checkbox').tap()
    await payment.getByRole('button', { name: 'Confirm Contribution' }).tap()

    const thanks = page.getByRole('dialog', { name: 'Thank You!' })
    await expect(thanks.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
    await expect(thanks).toContainText(
      'can see your gift and your note now. They confirm it when it reaches their bank, usually within a day.',
    )
    await expect(thanks.locator('.receipt')).toContainText('$0.01')
    await expect(thanks.locator('.leaves')).toHaveCount(0)
    await expectAccessible(page)
    await thanks.getByRole('button', { name: 'Back to Registry' }).tap()
    await card(page, CAR_SEAT).getByRole('button', { name: 'Contribute' }).tap()
    await expect(page.getByLabel('Your name')).toHaveValue('')
    await expect(page.getByLabel(/^A note to/)).toHaveValue('')
  })
})

test.describe('with the keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('every step is reached, and Escape and Back go one step back', async ({ page }) => {
    await openRegistry(page)
    const opener = card(page, CAR_SEAT).getByRole('button', { name: 'Contribute' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Make a Contribution' })).toBeFocused()
    await tabTo(page, 'Amount')
    await page.keyboard.press('Home')
    await expect(page.getByRole('textbox', { name: /^Your gift/ })).toHaveValue('1')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, /^A note to/)
    await page.keyboard.type('See you soon')
    await tabTo(page, 'Your name')
    await page.keyboard.type('Ravi')
    await tabTo(page, 'Your email')
    await page.keyboard.type('ravi@example.com')
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'Complete Payment' })
    await expect(heading).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Make a Contribution' })).toBeFocused()
    await expect(page.getByLabel(/^A note to/)).toHaveValue('See you soon')
    await tabTo(page, 'Next')
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(page.getByLabel('Your name')).toHaveValue('Ravi')
    await expect(page.getByRole('textbox', { name: /^Your gift/ })).toHaveValue('2')
    await tabTo(page, 'Next')
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()

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

test('a press outside closes the form, but not the thanks nor a gift on its way', async ({
  page,
}) => {
  await openRegistry(page)
  await startContribution(page, CAR_SEAT)
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await startContribution(page, CAR_SEAT)
  const dialog = await fillGift(page, { amount: '1', name: 'N'.repeat(80) })
  await dialog.getByRole('button', { name: /^Wise/ }).click()
  await dialog.getByRole('checkbox').check()
  const { promise: leave, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/contribute', async route => {
    await leave
    await route.continue()
  })
  const before = await card(page, CAR_SEAT).locator('.amounts').innerText()
  await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending your gift...' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  letGo()
  const thanks = page.getByRole('dialog', { name: 'Thank You!' })
  await thanks.waitFor()
  await expect(thanks.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.mouse.click(5, 5)
  await expect(thanks).toBeVisible()
  await expect(card(page, CAR_SEAT).locator('.amounts')).not.toHaveText(before)
  const body = thanks.locator('.sheet-body')
  expect(await body.evaluate(shown => shown.scrollWidth - shown.clientWidth)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/registry\/demo$/)
  await expect(card(page, CAR_SEAT).locator('.amounts')).not.toHaveText(before)
})

async function smallestFont(controls: import('@playwright/test').Locator): Promise<number> {
  const sizes = await controls.evaluateAll(found =>
    found.map(control => Number.parseFloat(getComputedStyle(control).fontSize)),
  )
  return Math.min(...sizes)
}

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
