import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { cents } from '@registry/shared/money/money'
import { paynowPayload } from '@registry/shared/payments/paynow-payload'
import { expect, test } from '../support/owner.ts'
import { passingText } from '../support/passing-text.ts'
import { readQr } from '../support/read-qr.ts'
import { openSettings } from '../support/settings-page.ts'

const paynow = (value: string) =>
  paynowPayload({
    proxy: { type: 'mobile', value },
    amountCents: cents(100),
    payeeName: 'Priya Raman',
    reference: 'TEST',
  })

/** Scrolls a QR code out from under the sticky bars. */
const inView = (code: Locator) =>
  code.evaluate(element => element.scrollIntoView({ block: 'center' }))

test.use({ deviceScaleFactor: 3 })

test('payment methods have codes that scan, and are saved with the password and an email', async ({
  page,
  owner,
}) => {
  const { method, save } = await openSettings(page)
  const number = method('PayNow').getByLabel('PayNow number or UEN')
  await test.step('the PayNow code scans in both color schemes and as a download', async () => {
    await number.fill('+65 8123-4567')
    const name = 'PayNow test code for $1.00 to Priya Raman'
    const code = method('PayNow').getByRole('img', { name })
    await inView(code)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect.poll(async () => readQr(await code.screenshot())).toBe(paynow('+6581234567'))
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      method('PayNow').getByRole('button', { name: 'Save QR image' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('PayNow-Test-Code.png')
    expect(await readQr(await readFile(await download.path()))).toBe(paynow('+6581234567'))
  })
  await test.step('the UPI code scans', async () => {
    await page.getByRole('switch', { name: 'UPI' }).check()
    await method('UPI').getByLabel('UPI ID').fill('Priya@OkHdfcBank')
    const code = method('UPI').getByRole('img', { name: 'UPI test code for ₹1 to Priya Raman' })
    await inView(code)
    await expect
      .poll(async () => readQr(await code.screenshot()))
      .toBe('upi://pay?pa=priya@okhdfcbank&pn=Priya%20Raman&tn=TEST&am=1.00&cu=INR')
  })
  await test.step('they are saved with the password', async () => {
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    const password = dialog.getByLabel('Your password')
    await password.fill(owner.password)
    const told = passingText(page, 'We have sent you an email about your payment methods.')
    await password.press('Enter')
    await told
    await page.waitForURL('**/dashboard')
    const outbox = async () => (await page.request.get('/dev/outbox')).text()
    await expect
      .poll(outbox)
      .toMatch(new RegExp(`Your payment details were changed</strong><span>To ${owner.email}`))
    await page.goto('/registry-settings')
    await expect(number).toHaveValue('8123 4567')
  })
})
