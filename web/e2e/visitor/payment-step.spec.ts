import type { Locator, Page } from '@playwright/test'
import { expectAccessible, horizontalOverflow } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'
import { fillContribution, openRegistry, startContribution } from '../support/registry-page.ts'

const CHAIR = 'Grow-along high chair with tray'

const SMALL_PHONES = [
  ['a small phone', { width: 360, height: 640 }],
  ['the narrowest phone', { width: 320, height: 568 }],
  ['a phone on its side', { width: 844, height: 390 }],
] as const

/** Opens the payment step, without a chosen method. */
async function openPayment(page: Page): Promise<Locator> {
  await openRegistry(page)
  await startContribution(page, CHAIR)
  return fillContribution(page, { amount: '37.50' })
}

const confirmButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Confirm Contribution' })

/** Simulates a switch to another app and back. */
async function leaveAndReturn(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate(visibilityState => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('everything that a PayNow payment needs is in view without scrolling', async ({ page }) => {
    const dialog = await openPayment(page)
    await dialog.getByRole('button', { name: /^PayNow/ }).tap()
    const save = dialog.getByRole('button', { name: 'Save QR image' })
    await expect(save).toBeEnabled()
    const panel = dialog.getByRole('region', { name: 'Pay with PayNow' })
    const needed = [
      panel.getByText('to Anjali Tan'),
      panel.getByText('$37.50', { exact: true }).first(),
      panel.getByRole('img', { name: /^PayNow QR code/ }),
      save,
      dialog.getByRole('checkbox', { name: 'I have paid $37.50 with PayNow.' }),
      confirmButton(dialog),
    ]
    for (const part of needed) await expect(part).toBeInViewport({ ratio: 1 })
    const foot = await boxOf(dialog.locator('.sheet-foot'))
    for (const part of needed.slice(0, 4)) {
      const { y, height } = await boxOf(part)
      expect(y + height).toBeLessThanOrEqual(foot.y)
    }
    const body = dialog.locator('.sheet-body')
    expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await expectAccessible(page)

    for (const [place, viewport] of SMALL_PHONES) {
      await test.step(`on ${place} the tick, its sentence and Confirm stay in view`, async () => {
        await page.setViewportSize(viewport)
        await expectTickInView(page, dialog)
      })
    }
  })

  test('Confirm says beside the control what is missing', async ({ page, context }) => {
    const dialog = await openPayment(page)
    const paid = dialog.getByRole('checkbox')
    await expect(paid).toBeDisabled()
    await expect(dialog.getByText('Choose how to pay first')).toBeInViewport({ ratio: 1 })

    await test.step('the method', async () => {
      const flash = nextFlash(page, '.payment-method-picker_methods.is-flash')
      await confirmButton(dialog).tap()
      expect(await flash).toBe('in view')
      await expectSentence(dialog, 'Choose a payment method first')
      await expect(dialog.getByRole('button', { name: /^PayNow/ })).toBeFocused()
      await expectAccessible(page)
    })

    await test.step('the tick, also when the panel is scrolled', async () => {
      await dialog.getByRole('button', { name: /^PayNow/ }).tap()
      await expect(dialog.locator('.error')).toHaveCount(0)
      // What loads above the section would move it after it has scrolled into view.
      await expect(dialog.getByRole('img', { name: /^PayNow QR code/ })).toBeVisible()
      await expect(dialog.getByText('Your bank will show')).toBeVisible()
      await dialog.getByText('Payment did not go through?').tap()
      await expect(dialog.getByText(/PayNow allows up to/)).toBeInViewport({ ratio: 1 })
      const flash = nextFlash(page, '.check.is-flash')
      await confirmButton(dialog).tap()
      expect(await flash).toBe('in view')
      await expectSentence(dialog, 'Tick the box once you have paid')
      await expect(paid).toBeFocused()
      await expect(paid).toHaveAccessibleDescription('Tick the box once you have paid')
      await expect(dialog.locator('.check.is-flash')).toHaveCount(0)
      await expectSentence(dialog, 'Tick the box once you have paid')
      await expectAccessible(page)
      await paid.tap()
      await expect(dialog.locator('.error')).toHaveCount(0)
    })

    await test.step('the main button of UPI stays readable when it says Copied', async () => {
      await context.grantPermissions(['clipboard-write'])
      await dialog.getByRole('button', { name: /^UPI/ }).tap()
      // Looks at each frame, because the button says so for two seconds only.
      const paint = page.waitForFunction(() => {
        const button = document.querySelector('.btn-primary.copied')
        if (!button) return undefined
        const { color, backgroundColor } = getComputedStyle(button)
        return { color, backgroundColor }
      })
      await dialog.getByRole('button', { name: 'Copy UPI ID' }).tap()
      // --moss-text on --moss-bg
      expect(await (await paint).jsonValue()).toEqual({
        color: 'rgb(23, 87, 63)',
        backgroundColor: 'rgb(227, 243, 234)',
      })
    })
  })

  test('on return from the bank the step asks once whether the payment went through', async ({
    page,
  }) => {
    const dialog = await openPayment(page)
    await dialog.getByRole('button', { name: /^Wise/ }).tap()
    const question = dialog.getByRole('group', { name: 'Did the payment go through?' })
    await leaveAndReturn(page)
    await dialog.getByRole('button', { name: 'Show larger', exact: true }).tap()
    await dialog.getByRole('button', { name: 'Show smaller' }).tap()
    await expect(question).toHaveCount(0)
    await leaveAndReturn(page)
    await expect(question).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('checkbox')).toBeInViewport({ ratio: 1 })
    const topOf = async (name: string) => (await boxOf(question.getByRole('button', { name }))).y
    await expect.poll(async () => (await topOf('Not yet')) - (await topOf('Yes'))).toBe(0)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Yes' }).tap()
    await expect(question).toHaveCount(0)
    await expect(dialog.getByRole('checkbox')).toBeChecked()
    await expect(dialog.getByRole('checkbox')).toBeFocused()
    await confirmButton(dialog).tap()
    await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible()
  })
})

/** Expects the tick, the sentence that asks for it, and Confirm to be in view after a press of Confirm. */
async function expectTickInView(page: Page, dialog: Locator): Promise<void> {
  const paid = dialog.getByRole('checkbox')
  await expect(paid).not.toBeChecked()
  await expect(dialog.locator('.error')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save QR image' }).scrollIntoViewIfNeeded()
  await confirmButton(dialog).tap()
  await expectSentence(dialog, 'Tick the box once you have paid')
  await expect(paid).toBeInViewport({ ratio: 1 })
  await expect(confirmButton(dialog)).toBeInViewport({ ratio: 1 })
  const body = dialog.locator('.sheet-body')
  await expect.poll(async () => (await boxOf(body)).height).toBeGreaterThan(100)
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  // Removes the sentence.
  await paid.check()
  await expect(dialog.locator('.error')).toHaveCount(0)
  await paid.uncheck()
}

/** Resolves once an element flashes, however short, to whether all of it is in the window. */
function nextFlash(page: Page, selector: string): Promise<string> {
  return page.evaluate(
    wanted =>
      new Promise<string>(resolve => {
        const observer = new MutationObserver(() => {
          const flashing = document.querySelector(wanted)
          if (!flashing) return
          observer.disconnect()
          const { top, bottom } = flashing.getBoundingClientRect()
          resolve(top >= 0 && bottom <= innerHeight ? 'in view' : `from ${top} to ${bottom}`)
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
    selector,
  )
}

/** Expects the visible sentence and its announcement in a live region. */
async function expectSentence(dialog: Locator, text: string): Promise<void> {
  await expect(dialog.locator('.error', { hasText: text })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('status').filter({ hasText: text })).toHaveCount(1)
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('the element is not rendered')
  return box
}
