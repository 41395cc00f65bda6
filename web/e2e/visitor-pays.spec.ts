import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { clipboardText } from './support/clipboard-text.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/product.ts'
import { readQr } from './support/read-qr.ts'
import { fillGift, openRegistry, startContribution } from './support/registry.ts'

const ITEM = 'Grow-along high chair with tray'
const REFERENCE = 'MeiLingKohGrow-along'

test.use({ deviceScaleFactor: 3, permissions: ['clipboard-write'] })

/** Goes to the payment step and chooses a method; gives the dialog. */
async function choose(page: Page, method: RegExp, amount = '12'): Promise<Locator> {
  await openRegistry(page)
  await startContribution(page, ITEM)
  const dialog = await fillGift(page, { amount })
  await dialog.getByRole('button', { name: method }).click()
  return dialog
}

/** The same, with the text that the API gives for the code. */
async function chooseWithPayload(page: Page, method: RegExp, amount?: string) {
  const answered = page.waitForResponse('**/api/generate-*-qr')
  const dialog = await choose(page, method, amount)
  const { payload }: { payload: string } = await (await answered).json()
  return { dialog, payload }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  for (const [method, brand, side] of [
    [/^PayNow/, 'PayNow', 120],
    [/^UPI/, 'UPI', 125],
  ] as const) {
    test(`the ${brand} code that a camera sees is the payload, small and large, by day and night`, async ({
      page,
    }) => {
      const { dialog, payload } = await chooseWithPayload(page, method)
      const code = dialog.getByRole('img', { name: `${brand} QR code to pay` })
      await expect(dialog.locator('.bank-shows')).toBeVisible()
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
    })
  }

  test('PayNow begins with saving, the steps of a bank, what to copy and whose name appears', async ({
    page,
  }) => {
    const dialog = await choose(page, /^PayNow/)
    await expect(dialog.getByRole('button', { name: 'On this phone' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(dialog.locator('.bank-shows')).toContainText('ANJALI T**')
    const panel = await dialog.getByRole('region', { name: 'Pay with PayNow' }).innerText()
    const order = ['Save QR image', 'DBS/POSB', '9000 0000', '$12.00', REFERENCE, 'ANJALI T**']
    const places = order.map(text => panel.lastIndexOf(text))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    for (const bank of ['DBS/POSB', 'OCBC', 'UOB', 'Other']) {
      await dialog.getByRole('button', { name: bank }).click()
      await expect(dialog.locator('.bank-steps li')).toHaveCount(3)
    }
    await expect(dialog.getByText('PayNow allows up to $200,000')).toBeHidden()
    await dialog.getByText('Payment did not go through?').click()
    await expect(dialog.getByText('PayNow allows up to $200,000')).toBeVisible()
  })

  test('saving hands the picture to the share sheet within the tap', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) => {
          const file = files[0]
          const bytes = new Uint8Array((await file?.arrayBuffer()) ?? [])
          const shared = [navigator.userActivation.isActive, file?.name, [...bytes]]
          Object.assign(window, { shared })
        },
      })
    })
    const { dialog, payload } = await chooseWithPayload(page, /^PayNow/)
    await dialog.getByRole('button', { name: 'Save QR image' }).click()
    const shared = await page.waitForFunction(() => Reflect.get(window, 'shared'))
    const [isActive, name, bytes] = await shared.jsonValue()
    expect([isActive, name]).toEqual([true, 'PayNow-QR-Code.png'])
    expect(await readQr(Buffer.from(bytes))).toBe(payload)
    await expect(dialog.locator('.hold-picture')).toHaveCount(0)
  })

  test('where nothing is shared, the picture can be held and the page opened elsewhere', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }))
    const dialog = await choose(page, /^PayNow/)
    await dialog.getByRole('button', { name: 'Save QR image' }).click()
    await expect(dialog.getByText('Press and hold the picture to save it.')).toBeVisible()
    const picture = dialog.locator('.hold-picture img')
    await expect(picture).toHaveJSProperty('naturalWidth', 1024)
    await expect(dialog.getByText('Open this page in your browser.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Copy Link' }).click()
    expect(await clipboardText(context)).toBe(page.url())
  })

  test('UPI offers a picture up to ₹2,000 and explains above; the ID is always copied first', async ({
    page,
  }) => {
    const dialog = await choose(page, /^UPI/, '30.30')
    const save = dialog.getByRole('button', { name: 'Save QR image' })
    const explained = dialog.getByText('Above ₹2,000, UPI apps refuse a QR picked from the gallery')
    await expect(dialog.locator('.copyrow').first()).toContainText('Copy UPI ID')
    await expect(dialog.locator('.pay-amount')).toHaveText('₹2,000')
    await expect(save).toBeEnabled()
    await expect(explained).toHaveCount(0)
    await expect(dialog.getByText('I have paid ₹2,000 with UPI.')).toBeVisible()

    await dialog.getByRole('button', { name: 'Previous' }).click()
    await fillGift(page, { amount: '30.32' })
    await expect(dialog.locator('.pay-amount')).toHaveText('₹2,001')
    await expect(explained).toBeVisible()
    await dialog.getByRole('button', { name: 'Show larger', exact: true }).click()
    await expect(dialog.getByRole('button', { name: 'Show smaller' })).toBeVisible()
    await expect(save).toHaveCount(0)
    await expect(page.locator('a[href^="upi:"]')).toHaveCount(0)
  })
})

test('the saved picture of the code reads the same, 1024 px wide with its facts below', async ({
  page,
}) => {
  const { dialog, payload } = await chooseWithPayload(page, /^PayNow/)
  await expect(dialog.getByRole('button', { name: 'Scan the code' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await dialog.getByRole('button', { name: 'On this phone' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save QR image' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('PayNow-QR-Code.png')
  const png = await readFile(await download.path())
  expect(png.readUInt32BE(16)).toBe(1024)
  expect(png.readUInt32BE(20)).toBeGreaterThan(1024 + 3 * 52)
  expect(await readQr(png)).toBe(payload)
})

test('a copied value is the plain one, and the button says so for two seconds', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const dialog = await choose(page, /^PayNow/, '120.5')
  const copied = dialog.getByRole('button', { name: 'Copied' })
  await dialog.locator('.bank-shows').waitFor()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  for (const [label, shown, plain] of [
    ['PayNow number', '9000 0000', '90000000'],
    ['Amount', '$120.50', '120.50'],
    ['Reference', REFERENCE, REFERENCE],
  ] as const) {
    await expect(dialog.locator('.copyrow').filter({ hasText: label })).toContainText(shown)
    await dialog.getByRole('button', { name: `Copy ${label}` }).click()
    await expect(dialog.getByRole('status').filter({ hasText: `${label} copied` })).toHaveCount(1)
    expect(await clipboardText(context)).toBe(plain)
  }
  await page.clock.runFor(2_000)
  await expect(copied).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Copy Amount' }).click()
  await expect(copied).toHaveCount(1)
  await page.clock.runFor(1_999)
  await expect(copied).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(copied).toHaveCount(0)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await dialog.getByRole('button', { name: 'Copy PayNow number' }).click()
  await expect(dialog.getByText('Press and hold to copy').first()).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('90000000')
})
