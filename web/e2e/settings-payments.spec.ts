import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { cents } from '@registry/shared/money/money'
import { paynowPayload } from '@registry/shared/payments/paynow-payload'
import { expect, legacyPassword, test } from './support/owner.ts'
import { readQr } from './support/read-qr.ts'
import { openSettings } from './support/settings.ts'

const paynow = (value: string) =>
  paynowPayload({
    proxy: { type: 'mobile', value },
    amountCents: cents(100),
    payeeName: 'Priya Raman',
    reference: 'TEST',
  })

/** Out from under the bars. */
const inView = (code: Locator) =>
  code.evaluate(element => element.scrollIntoView({ block: 'center' }))

test.describe('ways to be paid', () => {
  test.use({ expectsRefusals: true, deviceScaleFactor: 3 })

  test('have codes to try them, drawn while they are typed', async ({ page, owner: _signedIn }) => {
    const { method } = await openSettings(page)
    const panel = method('PayNow')
    await expect(panel.getByText('This is the address of whoever runs this site.')).toBeVisible()
    const number = panel.getByLabel('PayNow number or UEN')
    await number.fill('8123')
    await expect(panel.getByText('Your test code appears here once')).toBeVisible()
    await number.fill('8123 4567')
    const code = panel.getByRole('img', { name: 'PayNow test code for $1.00 to Priya Raman' })
    await expect(panel.getByText('Test code, $1.00')).toBeVisible()
    await expect(panel.getByText('Send yourself $1.00 with this code to be sure.')).toBeVisible()
    await inView(code)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect.poll(async () => readQr(await code.screenshot())).toBe(paynow('+6581234567'))
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Save QR image' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('PayNow-Test-Code.png')
    expect(await readQr(await readFile(await download.path()))).toBe(paynow('+6581234567'))

    await page.getByRole('switch', { name: 'UPI' }).check()
    await method('UPI').getByLabel('UPI ID').fill('Priya@OkHdfcBank')
    const upi = method('UPI').getByRole('img', { name: 'UPI test code for ₹1 to Priya Raman' })
    await inView(upi)
    await expect
      .poll(async () => readQr(await upi.screenshot()))
      .toBe('upi://pay?pa=priya@okhdfcbank&pn=Priya%20Raman&tn=TEST&am=1.00&cu=INR')
    await page.getByRole('switch', { name: 'Wise' }).check()
    await method('Wise').getByLabel('Wisetag').fill('https://wise.com/pay/me/priyar12')
    await expect(method('Wise').getByRole('link', { name: 'Open my Wise page' })).toHaveAttribute(
      'href',
      'https://wise.com/pay/me/priyar12?amount=1.00&currency=SGD&description=TEST',
    )
  })

  test('change with the password alone, and the owner is mailed', async ({ page, owner }) => {
    const { title, method, save, bar } = await openSettings(page)
    await title.fill('Saved before the rest')
    await method('PayNow').getByLabel('PayNow number or UEN').fill('+65 8123-4567')
    await method('PayNow').getByLabel('What name does your bank show?').fill('PRIYA R')
    await expect(page.getByText('Guests see: “Your bank will show PRIYA R”.')).toBeVisible()
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    const password = dialog.getByLabel('Your password')
    const confirm = dialog.getByRole('button', { name: 'Save Changes' })
    await confirm.click()
    await expect(dialog.getByText('Please enter your password')).toBeVisible()
    await password.fill('Not-The-One-1')
    await confirm.click()
    await expect(dialog.getByText('This is not your password.')).toBeVisible()
    await expect(password).toBeFocused()
    await expect(password).toHaveValue('Not-The-One-1')
    await expect(
      dialog.getByText('Your other changes are saved. Your payment methods are not yet.'),
    ).toBeVisible()
    await password.fill(owner.password)
    // The dashboard comes once the good news has been looked at.
    const { promise: looked, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/assets/dashboard-page-*.js', async route => {
      await looked
      await route.continue()
    })
    await password.press('Enter')
    await expect(bar).toContainText('Settings saved successfully! Redirecting to dashboard...')
    await expect(bar).toContainText('We have sent you an email about your payment methods.')
    letGo()
    await page.waitForURL('**/dashboard')
    const outbox = async () => (await page.request.get('/dev/outbox')).text()
    await expect
      .poll(outbox)
      .toMatch(new RegExp(`Your payment details were changed</strong><span>To ${owner.email}`))
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain('81234567')
    await page.goto('/registry-settings')
    await expect(method('PayNow').getByLabel('PayNow number or UEN')).toHaveValue('8123 4567')
  })

  test('say what was saved and what was not, when only the second half fails', async ({
    page,
    owner,
  }) => {
    const { title, method, save, bar } = await openSettings(page)
    await page.route('**/api/admin/payment-methods', route =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    )
    await title.fill('The first half')
    await method('PayNow').getByLabel('PayNow number or UEN').fill('8123 4567')
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByLabel('Your password').fill(owner.password)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to save settings')
    await expect(dialog.getByRole('alert')).toContainText('Your other changes are saved.')
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(bar.getByRole('alert')).toHaveText(
      'Your other changes are saved. Your payment methods are as they were.',
    )
    await expect(page.getByRole('banner')).toContainText('The first half')
    await expect(method('PayNow').getByLabel('PayNow number or UEN')).toHaveValue('8123 4567')
    await expect(bar.getByText('You have unsaved changes')).toBeVisible()
  })
})

test('where gifts go is closed to the legacy admin', async ({ page, product }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Legacy Admin Password' }).click()
  await page.getByLabel('Admin password').fill(legacyPassword(product))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('Where gifts go can only be changed by the owner.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'PayNow' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Display Name' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Registry URL' })).toBeVisible()
})
