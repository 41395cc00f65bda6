import { expect, legacyPassword, ownCard, test } from './support/owner.ts'

test.describe('signing in', () => {
  test('the demo owner logs in by keyboard, stays in, and logs out', async ({ page, product }) => {
    await page.goto('/admin')
    await expect(page).toHaveTitle('Admin Dashboard · Baby Registry')
    await expect(page.getByText('Choose your authentication method')).toBeVisible()
    await page.getByRole('button', { name: 'Login with Email & Password' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Registry Owner Login' })).toBeFocused()
    await page.getByLabel('Email', { exact: true }).fill(product.demo.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(product.demo.password)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { name: /^Your Registry Items \(\d+\)$/ })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveTitle('Dashboard · Baby Registry')
    await expect(ownCard(page, 'Beech bedside crib with mattress')).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'User Dashboard' })).toBeVisible()
    await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Registry' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeFocused()
  })

  test('the public page greets the owner, and lets them log out', async ({ page, owner }) => {
    await page.goto(`/registry/${owner.slug}`)
    await expect(page.getByText(`Welcome, ${owner.name}`)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
  })

  test('a login that is not complete cannot be sent, and says why', async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Login with Email & Password' }).click()
    const send = page.getByRole('button', { name: 'Login', exact: true })
    await expect(send).toBeDisabled()
    await page.getByLabel('Email', { exact: true }).fill('someone@example.com')
    await expect(send).toBeDisabled()
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please enter both email and password')
    await page.getByRole('tab', { name: 'Legacy Password' }).click()
    await expect(page.getByRole('heading', { name: 'Legacy Admin Login' })).toBeVisible()
    await page.getByLabel('Admin password').press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please enter admin password')
  })

  test('a password can be looked at', async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Legacy Admin Password' }).click()
    await expect(page.getByRole('tab')).toHaveCount(0)
    const password = page.getByLabel('Admin password')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('the legacy admin sees the items and cannot add any', async ({ page, product }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Legacy Admin Password' }).click()
    await page.getByLabel('Admin password').fill(legacyPassword(product))
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(ownCard(page, 'Beech bedside crib with mattress')).toBeVisible()
    await expect(page.getByRole('button', { name: '+ Add New Item' })).toHaveCount(0)
    await page.reload()
    await expect(ownCard(page, 'Beech bedside crib with mattress')).toBeVisible()
  })
})

test.describe('a refused login', () => {
  test.use({ expectsRefusals: true })

  test('keeps the e-mail and says that the two do not fit', async ({ page, product }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Login with Email & Password' }).click()
    await page.getByLabel('Email', { exact: true }).fill(product.demo.email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Sign In Failed Invalid email or password')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(product.demo.email)
  })

  test('says so for the legacy password too', async ({ page }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Legacy Admin Password' }).click()
    await page.getByLabel('Admin password').fill('not-the-password')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid admin password')
  })

  test('an access token that has ended is renewed without a word', async ({ page, owner }) => {
    await page.evaluate(() => localStorage.setItem('accessToken', 'no-longer-known'))
    await page.goto('/dashboard')
    await expect(page.getByText('No items in your registry yet')).toBeVisible()
    await expect(page.getByText(owner.name)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(
      'no-longer-known',
    )
  })

  test('a session that has ended everywhere asks for a new login', async ({
    page,
    owner: _signedIn,
  }) => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem('accessTokenExpiry', '1'))
    await page.goto('/dashboard')
    await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('accessToken')
  })
})
