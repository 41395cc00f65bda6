import type { Locator } from '@playwright/test'
import { expectAccessible, horizontalOverflow } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'
import { card, openRegistry, startContribution } from '../support/registry-page.ts'

const CHAIR = 'Grow-along high chair with tray'
const phone = (width: number, height: number) => ({
  ...{ viewport: { width, height }, deviceScaleFactor: 2 },
  ...{ isMobile: true, hasTouch: true },
})

test.describe('on a phone of 390 x 844', () => {
  test.use(phone(390, 844))

  test('the form opens with amount, name and email above the fold', async ({ page }) => {
    await openRegistry(page)
    const form = await startContribution(page, CHAIR)
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
  })
})

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test.describe(`with errors on a phone of ${width} x ${height}`, () => {
    test.use(phone(width, height))

    test('the first wrong field is focused, and in view with its error and the summary', async ({
      page,
    }) => {
      await openRegistry(page)
      const form = await startContribution(page, CHAIR)
      await form.getByRole('button', { name: 'Next' }).tap()
      const name = form.getByLabel('Your name')
      await expectInView(form, name, 'Name is required')
      await name.fill('Mei Ling Koh')
      await form.getByRole('button', { name: 'Next' }).tap()
      const email = form.getByLabel('Your email')
      await expectInView(form, email, 'Email is required')
      await email.fill('mei.ling@example.com')
      const note = form.getByLabel(/^A note to/)
      await note.fill('x'.repeat(501))
      await form.getByRole('button', { name: 'Next' }).tap()
      await expectInView(form, note, 'Message cannot exceed 500 characters')
      await expectAccessible(page)
    })
  })
}

for (const { name, width, text } of [
  { name: 'on a screen of 320 px', width: 320, text: '100%' },
  { name: 'with 200 % text', width: 390, text: '200%' },
]) {
  test.describe(name, () => {
    test.use(phone(width, 700))

    test('nothing is cut off, and a rejected form shows its first wrong field', async ({
      page,
    }) => {
      await openRegistry(page)
      await page.evaluate(size => {
        document.documentElement.style.fontSize = size
      }, text)
      const form = await startContribution(page, CHAIR)
      const body = form.locator('.sheet-body')
      await expect.poll(() => body.evaluate(shown => shown.scrollWidth - shown.clientWidth)).toBe(0)
      await form.getByRole('button', { name: 'Next' }).tap()
      await expect(form.getByLabel('Your name')).toBeFocused()
      await expect(form.getByLabel('Your name')).toBeInViewport({ ratio: 1 })
      await form.getByLabel('Hide the amount').check()
      await expect.poll(() => body.evaluate(shown => shown.scrollWidth - shown.clientWidth)).toBe(0)
      await expect.poll(() => horizontalOverflow(page)).toBe(0)
      await expectAccessible(page)
    })
  })
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
