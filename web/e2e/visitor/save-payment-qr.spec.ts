import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { clipboardText } from '../support/clipboard-text.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'
import { readQr } from '../support/read-qr.ts'
import { fillContribution, openRegistry, startContribution } from '../support/registry-page.ts'

const ITEM = 'Grow-along high chair with tray'

test.use({ deviceScaleFactor: 3, permissions: ['clipboard-write'] })

/** Continues to the payment step and chooses PayNow. Returns the payload of the QR code. */
async function choosePaynow(page: Page, amount: string) {
  await openRegistry(page)
  await startContribution(page, ITEM)
  const dialog = await fillContribution(page, { amount })
  const response = page.waitForResponse('**/api/generate-paynow-qr')
  await dialog.getByRole('button', { name: /^PayNow/ }).click()
  const { payload }: { payload: string } = await (await response).json()
  return { dialog, payload }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('saving shares the picture within the tap, and shows it where nothing is shared', async ({
    page,
    context,
  }) => {
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
    const { dialog, payload } = await choosePaynow(page, '12')
    const save = dialog.getByRole('button', { name: 'Save QR image' })
    await save.click()
    const shared = await page.waitForFunction(() => Reflect.get(window, 'shared'))
    const [isActive, name, bytes] = await shared.jsonValue()
    expect([isActive, name]).toEqual([true, 'PayNow-QR-Code.png'])
    expect(await readQr(Buffer.from(bytes))).toBe(payload)
    await expect(dialog.locator('.qr_hold-picture')).toHaveCount(0)

    await page.evaluate(() => Object.assign(navigator, { canShare: undefined }))
    await save.click()
    await expect(dialog.getByText('Press and hold the picture to save it.')).toBeVisible()
    const image = dialog.locator('.qr_hold-picture img')
    await expect(image).toHaveJSProperty('naturalWidth', 1024)
    await expect(dialog.getByText('Open this page in your browser.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Copy Link' }).click()
    await expect(dialog.getByRole('status').getByText('Link copied')).toBeVisible()
    const choice = '&amount=12&method=singapore-paynow'
    expect(await clipboardText(context)).toBe(page.url() + choice)
  })
})

test('on a desktop the picture is downloaded', async ({ page }) => {
  const { dialog, payload } = await choosePaynow(page, '120.5')
  await test.step('the picture has the code and its facts below', async () => {
    await dialog.getByText('How to pay, step by step').click()
    await expect(dialog.getByRole('button', { name: 'Scan the code' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
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
})
