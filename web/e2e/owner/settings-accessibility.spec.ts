import { expectAccessibleInLooks, NARROW_DARK } from '../support/looks.ts'
import { test } from '../support/owner.ts'
import { openSettings } from '../support/settings-page.ts'

test.use({ ...NARROW_DARK, expectsRefusals: true })

test('every state of the settings is accessible', async ({ page, owner }) => {
  let isDown = true
  await page.route('**/api/admin/payment-methods', route =>
    isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.goto('/registry-settings')
  await page.getByText('We could not fetch your payment methods').waitFor()
  await expectAccessibleInLooks(page)
  isDown = false
  const { address, title, method, save, bar } = await openSettings(page)
  await page.getByRole('switch', { name: 'Wise' }).check()
  await title.fill('Hi')
  await address.fill('demo')
  await page.getByText('This URL is already taken').waitFor()
  await save.click()
  await bar.getByText('Three fields need your attention.').waitFor()
  await expectAccessibleInLooks(page)
  await title.fill('Hi there')
  await address.fill(`${owner.slug}-2`)
  await method('Wise').getByLabel('Wisetag').fill('@priyar12')
  await page.getByText('This URL is available.').waitFor()
  await save.click()
  await page.getByLabel('Your password').fill('Not-The-One-1')
  await page.getByLabel('Your password').press('Enter')
  await page.getByText('This is not your password.').waitFor()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await bar.getByText('Your other changes are saved.').waitFor()
  await bar.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Stay here' }).click()

  // Without its script the dashboard does not replace the success message.
  await page.route('**/assets/dashboard-page-*.js', () => {})
  await page.getByRole('switch', { name: 'Wise' }).uncheck()
  await save.click()
  await bar.getByText('Settings saved successfully!').waitFor()
  await expectAccessibleInLooks(page)
})
