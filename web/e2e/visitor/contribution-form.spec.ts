import type { Locator, Page } from '@playwright/test'
import { expectAccessible, horizontalOverflow } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'
import { card, openRegistry, startContribution } from '../support/registry-page.ts'

const CHAIR = 'Grow-along high chair with tray'

test.describe('on phones', () => {
  test.use({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    ...{ isMobile: true, hasTouch: true },
  })

  test('the form opens with amount, name and email above the fold, and shows what is wrong', async ({
    page,
  }) => {
    await openRegistry(page)
    const form = await startContribution(page, CHAIR)
    await test.step('at first', () => expectAboveFold(page, form))
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await test.step(`the first wrong field is focused at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await expectFirstWrongField(page, form)
      })
    }
    for (const { name, width, text } of [
      { name: 'on a screen of 320 px', width: 320, text: '100%' },
      { name: 'with 200 % text', width: 390, text: '200%' },
    ]) {
      await test.step(`nothing is cut off ${name}`, async () => {
        await emptyAndClose(page, form)
        await page.setViewportSize({ width, height: 700 })
        await page.evaluate(size => {
          document.documentElement.style.fontSize = size
        }, text)
        await startContribution(page, CHAIR)
        await expectNothingCutOff(page, form)
      })
    }
  })
})

async function expectAboveFold(page: Page, form: Locator): Promise<void> {
  for (const field of [form.getByLabel('Your name'), form.getByLabel('Your email')]) {
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => gapBetween(field, form.locator('.sheet-foot')))
      .toBeGreaterThanOrEqual(0)
  }
  const chips = form.getByRole('group', { name: 'Suggested amounts' })
  await expect.poll(async () => (await chips.boundingBox())?.height).toBeLessThan(50)
  const less = form.getByRole('button', { name: 'One dollar less' })
  await expect.poll(() => gapBetween(less, form.getByRole('slider'))).toBeLessThan(0)
  await expectAccessible(page)
}

async function emptyFields(form: Locator): Promise<void> {
  for (const label of ['Your name', 'Your email', /^A note to/]) {
    await form.getByLabel(label).fill('')
  }
}

async function emptyAndClose(page: Page, form: Locator): Promise<void> {
  await emptyFields(form)
  await form.getByLabel('Hide the amount').uncheck()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
}

/** Empties the form, then fills its fields one by one, and expects each rejection at the next field. */
async function expectFirstWrongField(page: Page, form: Locator): Promise<void> {
  const next = form.getByRole('button', { name: 'Next' })
  const name = form.getByLabel('Your name')
  const email = form.getByLabel('Your email')
  const note = form.getByLabel(/^A note to/)
  await emptyFields(form)
  await next.tap()
  await expectInView(form, name, 'Name is required')
  await name.fill('Mei Ling Koh')
  await next.tap()
  await expectInView(form, email, 'Email is required')
  await email.fill('mei.ling@example.com')
  await note.fill('x'.repeat(501))
  await next.tap()
  await expectInView(form, note, 'Message cannot exceed 500 characters')
  await expectAccessible(page)
}

/** Expects no part of the form to be cut off, and a rejection to show the first wrong field. */
async function expectNothingCutOff(page: Page, form: Locator): Promise<void> {
  const body = form.locator('.sheet-body')
  const cutOff = () => body.evaluate(shown => shown.scrollWidth - shown.clientWidth)
  await expect.poll(cutOff).toBe(0)
  await form.getByRole('button', { name: 'Next' }).tap()
  await expect(form.getByLabel('Your name')).toBeFocused()
  await expect(form.getByLabel('Your name')).toBeInViewport({ ratio: 1 })
  await form.getByLabel('Hide the amount').check()
  await expect.poll(cutOff).toBe(0)
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
}

test('with the keyboard alone, a visitor hides name and amount, and the page shows a friend', async ({
  page,
}) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await openRegistry(page)
  const form = await startContribution(page, CHAIR)
  await form.getByRole('textbox', { name: /^Your gift/ }).focus()
  await press('ControlOrMeta+a')
  await page.keyboard.type('4.56')
  // One dollar more, slider, name.
  await press('Tab', 'Tab', 'Tab')
  await page.keyboard.type('Rosalind Quek')
  await press('Tab')
  await page.keyboard.type('rosalind@example.com')
  await press('Tab')
  await page.keyboard.type('Sleep tight, little one')
  // Three ideas for a note, then the checkboxes.
  await press('Tab', 'Tab', 'Tab', 'Tab')
  await expect(form.getByLabel('Hide my name')).toBeFocused()
  await press('Space', 'Tab', 'Space')
  await expect(form.getByLabel('Hide the amount')).toBeChecked()
  await expect(form.getByText('Your note appears on this page, from “A friend”')).toBeInViewport()
  await expectAccessible(page)
  await press('Tab', 'Enter')
  const payment = page.getByRole('dialog', { name: 'Complete Payment' })
  await payment.getByRole('button', { name: /^Wise/ }).press('Enter')
  await payment.getByRole('checkbox').press('Space')
  await payment.getByRole('button', { name: 'Confirm Contribution' }).press('Enter')
  const thanks = page.getByRole('dialog', { name: 'Thank You!' })
  await thanks.getByRole('button', { name: 'Back to Registry' }).press('Enter')
  await expect(thanks).toHaveCount(0)

  const reloaded = await page.reload()
  expect(/Rosalind|Quek/.exec((await reloaded?.text()) ?? '')).toBeNull()
  await page.locator('html[data-alive]').waitFor()
  await card(page, CHAIR)
    .getByRole('button', { name: `Details for ${CHAIR}` })
    .press('Enter')
  await card(page, CHAIR)
    .getByRole('button', { name: `Who gave to ${CHAIR}` })
    .press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'Sleep tight, little one' })
  await expect(row).toContainText('A friend')
  await expect(row).not.toContainText('$')
  await expectAccessible(page)
})

const topOf = async (shown: Locator) => (await shown.boundingBox())?.y ?? Number.NaN
async function bottomOf(shown: Locator): Promise<number> {
  const box = await shown.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

/** Returns the pixels between an element and another one below it; negative if they overlap. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  return (await topOf(lower)) - (await bottomOf(upper))
}

async function expectInView(form: Locator, field: Locator, error: string): Promise<void> {
  await expect(field).toBeFocused()
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 })
  const line = form.locator('.error', { hasText: error })
  await expect.poll(() => gapBetween(line, form.locator('.sheet-foot'))).toBeGreaterThanOrEqual(0)
  const belowSummary = async () =>
    (await bottomOf(field)) - (await bottomOf(form.getByRole('alert')))
  await expect.poll(belowSummary).toBeGreaterThan(0)
}
