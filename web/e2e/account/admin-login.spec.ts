import { expect, legacyPassword, ownCard, test } from '../support/owner.ts'
import { askToConnect, drawPairing } from '../support/pairing.ts'

const ITEM = 'Beech bedside crib with mattress'

test('an owner logs in at /admin by keyboard, stays logged in, and logs out', async ({
  page,
  product,
}) => {
  await test.step('Back and Escape close the dialogs of both ways to log in', async () => {
    await page.goto('/admin')
    for (const [way, dialog] of [
      ['Legacy Admin Password', 'Legacy Admin Login'],
      ['Login with Email & Password', 'Registry Owner Login'],
    ] as const) {
      const opener = page.getByRole('button', { name: way })
      await opener.click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await opener.click()
      await page.getByRole('dialog', { name: dialog }).waitFor()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
      await expect(page).toHaveURL(/\/admin$/)
    }
  })
  await test.step('the dashboard takes the place of the dialog', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Registry Owner Login' })).toBeFocused()
    await page.getByLabel('Email', { exact: true }).fill(product.demo.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(product.demo.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { name: /^Your Registry Items \(\d+\)$/ })).toBeVisible()
    await expect(page).toHaveURL(/\/admin$/)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(ownCard(page, ITEM)).toBeVisible()
  })
  await test.step('the login lasts until the logout', async () => {
    await page.goto('/dashboard')
    await expect(page).toHaveTitle('Dashboard · Baby Registry')
    await expect(ownCard(page, ITEM)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'User Dashboard' })).toBeVisible()
    await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Registry' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeFocused()
  })
})

test('the legacy admin sees the items in all tabs, has no account, and logs out of all', async ({
  page,
  product,
  context,
}) => {
  const other = await context.newPage()
  await test.step('the password opens the listing without a way to add items', async () => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Legacy Admin Password' }).click()
    await page.getByLabel('Admin password').fill(legacyPassword(product))
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(ownCard(page, ITEM)).toBeVisible()
    await expect(page.getByRole('button', { name: '+ Add New Item' })).toHaveCount(0)
    await page.reload()
    await expect(ownCard(page, ITEM)).toBeVisible()
    await other.goto('/admin')
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
  await test.step('the settings and QuickAdd explain that there is no account', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText('The shared password has no account')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete account…' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Push Notifications' })).toHaveCount(0)
    await askToConnect(page, drawPairing().challenge)
    await expect(page.getByText('The shared password has no account')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect' })).toHaveCount(0)
  })
  await test.step('a logout in one tab ends the session in the other', async () => {
    await page.goto('/admin')
    // A pending request would be refused after the logout, which the browser reports as an error.
    await expect(ownCard(page, ITEM)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await expect(other.getByText('Choose your authentication method')).toBeVisible()
    const stored = () =>
      page.evaluate(() => ['admin_token', 'admin_login_time'].map(key => localStorage.getItem(key)))
    expect(await stored()).toEqual([null, null])
  })
})
