import { expectAccessible } from './support/expect-accessible.ts'
import { addByHand, giveTo, ownCard, test } from './support/owner.ts'

for (const [device, width, colorScheme] of [
  ['a wide screen', 1280, 'light'],
  ['the narrowest phone, in the dark', 320, 'dark'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } })

    test('signing in and up', async ({ page }) => {
      await page.goto('/dashboard')
      await page.getByRole('heading', { name: 'User Dashboard' }).waitFor()
      await expectAccessible(page)
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Login with Email & Password' }).click()
      await expectAccessible(page)
      await page.getByLabel('Password', { exact: true }).press('Enter')
      await expectAccessible(page)
      await page.goto('/create-registry')
      await page.getByRole('button', { name: 'Create My Registry' }).click()
      await page.getByText('Email is required').waitFor()
      await expectAccessible(page)
    })

    test('the dashboard, its forms and its dialogs', async ({ page, owner, shop }) => {
      await page.goto('/dashboard')
      await page.getByText('No items in your registry yet').waitFor()
      await expectAccessible(page)
      await addByHand(page, { name: 'Moon night light', price: '45.90' })
      await giveTo(page, owner, 20)
      await page.reload()
      await ownCard(page, 'Moon night light').getByText('Partly funded').waitFor()
      await expectAccessible(page)

      if (width < 768) {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('dialog', { name: 'Owner menu' }).waitFor()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Close menu' }).click()
      }
      await page.getByRole('button', { name: 'Reset contributions of Moon night light' }).click()
      await page.getByRole('alertdialog').waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await ownCard(page, 'Moon night light')
        .getByRole('button', { name: /^Details/ })
        .click()
      await page.getByRole('dialog', { name: 'Moon night light' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Edit item' }).click()
      await page.getByRole('button', { name: 'Save Changes' }).waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: '✕ Cancel' }).click()

      await page.getByRole('button', { name: '+ Add New Item' }).click()
      await page.getByRole('button', { name: 'Add Item', exact: true }).click()
      await page.getByText('Please enter a valid price').waitFor()
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Auto-Populate' }).click()
      await page.getByLabel('Product link').fill(shop.page('about-us'))
      await page.getByRole('button', { name: 'Fetch details' }).click()
      await page.getByRole('alert').waitFor()
      await expectAccessible(page)
      await page.getByLabel('Product link').fill(shop.page('night-light'))
      await page.getByRole('button', { name: 'Fetch details' }).click()
      await page.getByText('Found at localhost.').waitFor()
      await expectAccessible(page)
    })
  })
}
