import type { Page } from '@playwright/test'
import { confirmAddress, signInElsewhere } from './support/account.ts'
import { addByHand, expect, legacyPassword, test } from './support/owner.ts'

/** The row of a device, by its name. */
function device(page: Page, name: string) {
  return page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem').filter({
    hasText: name,
  })
}

test.describe('signed-in devices', () => {
  test('one is signed out at a press, and dead at once', async ({
    page,
    browser,
    product,
    owner,
  }) => {
    await confirmAddress(product, page.request, owner)
    const phone = await signInElsewhere(browser, product, owner, { agent: 'phone', client: 'web' })
    await page.goto('/registry-settings')
    await expect(page).toHaveTitle('Registry settings · Baby Registry')
    await expect(device(page, 'Current')).toHaveCount(1)
    const row = device(page, 'Safari on iPhone')
    await expect(row).toContainText('last used just now')
    await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).press('Enter')
    await expect(row).toHaveCount(0)
    await expect(page.getByText('Safari on iPhone was signed out').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Signed-in devices' })).toBeFocused()
    expect(await phone.status()).toBe(401)
    await page.reload()
    await expect(device(page, 'Current')).toHaveCount(1)
    await expect(row).toHaveCount(0)
    await phone.close()
  })

  test('all others go together, extensions too', async ({ page, browser, product, owner }) => {
    await confirmAddress(product, page.request, owner)
    const phone = await signInElsewhere(browser, product, owner, { agent: 'phone', client: 'web' })
    const extension = await signInElsewhere(browser, product, owner, {
      agent: 'laptop',
      client: 'extension',
    })
    await page.goto('/registry-settings')
    await expect(device(page, 'QuickAdd on Firefox, Windows')).toContainText('Connected')
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('2 other devices were signed out').first()).toBeVisible()
    await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
    expect([await phone.status(), await extension.status()]).toEqual([401, 401])
    await page.reload()
    await expect(device(page, 'Current')).toHaveCount(1)
    await phone.close()
    await extension.close()
  })

  test('this one asks first, and leaves for the default registry', async ({
    page,
    owner: _signedIn,
  }) => {
    await page.goto('/registry-settings')
    const leave = device(page, 'Current').getByRole('button', { name: /^Sign out/ })
    await leave.click()
    await expect(
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
    ).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(leave).toBeFocused()
    await leave.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/registry/demo')
    await page.goto('/registry-settings')
    await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
  })
})

test.describe('the way to the settings', () => {
  test('leads there from the dashboard, and one step back', async ({ page, owner: _signedIn }) => {
    await page.goto('/dashboard')
    await addByHand(page, { name: 'Moon night light', price: '45.90' })
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { name: 'Registry settings' })).toBeFocused()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'Settings' }),
    ).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: /^Fully Gifted/ }).click()
    await expect(page.getByRole('button', { name: 'Fully Gifted 0', pressed: true })).toBeVisible()
    await page.goto('/registry-settings')
    await page.getByRole('button', { name: 'Manage items' }).click()
    await expect(page.getByLabel('Product name *')).toBeVisible()
  })

  test('goes through the login, and on from there', async ({ page, product }) => {
    await page.goto('/registry-settings')
    await expect(page.getByRole('heading', { name: 'User Dashboard' })).toBeVisible()
    await page.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Login with Email & Password' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(product.demo.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(product.demo.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Registry settings' })).toBeVisible()
  })

  test('shows the legacy admin a friendly word in place of an account', async ({
    page,
    product,
  }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Legacy Admin Password' }).click()
    await page.getByLabel('Admin password').fill(legacyPassword(product))
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText('The shared password has no account')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete account…' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Push Notifications' })).toHaveCount(0)
  })
})

test.describe('without a server that answers', () => {
  test.use({ expectsRefusals: true })

  test('the list says so and can be asked for again', async ({ page, owner: _signedIn }) => {
    let isDown = true
    await page.route('**/api/auth/sessions?*', route => (isDown ? route.abort() : route.continue()))
    await page.goto('/registry-settings')
    await expect(page.getByText('We could not fetch your devices')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(device(page, 'Current')).toHaveCount(1)
  })

  test('a device that could not be signed out comes back', async ({
    page,
    browser,
    product,
    owner,
  }) => {
    await confirmAddress(product, page.request, owner)
    const phone = await signInElsewhere(browser, product, owner, { agent: 'phone', client: 'web' })
    await page.route('**/api/auth/sessions/*', route => route.abort())
    await page.goto('/registry-settings')
    await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Safari on iPhone could not be signed out. Please try again.',
    )
    await expect(device(page, 'Safari on iPhone')).toHaveCount(1)
    expect(await phone.status()).toBe(200)
    await phone.close()
  })
})
