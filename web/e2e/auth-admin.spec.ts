import type { Page } from '@playwright/test'
import { expect, legacyPassword, ownCard, test } from './support/owner.ts'
import { card, openRegistry } from './support/registry.ts'

const ITEM = 'Beech bedside crib with mattress'

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('button', { name: 'Login with Email & Password' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
}

test.describe('the two ways to sign in at /admin', () => {
  test('open dialogs that Back and Escape close', async ({ page }) => {
    await page.goto('/admin')
    await expect(
      page.getByText(
        'New users should use email authentication. Legacy password is for backward compatibility only.',
      ),
    ).toBeVisible()
    for (const [way, dialog] of [
      ['Login with Email & Password', 'Registry Owner Login'],
      ['Legacy Admin Password', 'Legacy Admin Login'],
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

  test('keep the e-mail when one looks at the legacy password', async ({ page }) => {
    await page.goto('/admin?auth=login')
    await page.getByRole('textbox', { name: 'Email' }).fill('someone@example.com')
    await page.getByRole('tab', { name: 'Legacy Password' }).click()
    await expect(page.getByRole('dialog', { name: 'Legacy Admin Login' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled()
    await page.getByRole('tab', { name: 'Email + Password' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('someone@example.com')
  })

  test('put the dashboard in the place of the dialog', async ({ page, product }) => {
    await page.goto('/admin')
    await logIn(page, product.demo)
    await expect(ownCard(page, ITEM)).toBeVisible()
    await expect(page).toHaveURL(/\/admin$/)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(ownCard(page, ITEM)).toBeVisible()
  })

  test('keep a link that is to be added', async ({ page, product, shop }) => {
    const link = shop.page('night-light')
    await page.goto(`/dashboard?${new URLSearchParams({ addItem: 'true', url: link })}`)
    await page.getByRole('link', { name: 'Login' }).click()
    await logIn(page, product.demo)
    await expect(page.getByLabel('Product link')).toHaveValue(link)
  })

  test('go on to the page that sent someone here, never to another site', async ({
    page,
    product,
  }) => {
    await page.goto(`/admin?returnTo=${encodeURIComponent('/registry/demo?status=available')}`)
    await logIn(page, product.demo)
    await page.waitForURL('**/registry/demo?status=available')
    for (const evil of ['//evil.example', '/\\evil.example', 'https:evil.example', '/a\r\nb']) {
      await page.goto(`/admin?returnTo=${encodeURIComponent(evil)}`)
      await expect(ownCard(page, ITEM)).toBeVisible()
    }
  })

  test('open the administrators’ listing to the legacy password', async ({ page, product }) => {
    await page.goto('/admin?auth=login')
    await page.getByRole('tab', { name: 'Legacy Password' }).click()
    await page.getByLabel('Admin password').fill(legacyPassword(product))
    await page.keyboard.press('Enter')
    await expect(ownCard(page, ITEM)).toBeVisible()
    await expect(page.getByRole('button', { name: '+ Add New Item' })).toHaveCount(0)
  })

  test('lead to a new registry', async ({ page }) => {
    await page.goto('/admin?auth=login')
    await page.getByRole('button', { name: 'Create My Registry' }).click()
    await expect(page.getByRole('dialog', { name: 'Create your registry' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog', { name: 'Registry Owner Login' })).toBeVisible()
  })
})

test.describe('a site without the legacy password', () => {
  test.use({ expectsRefusals: true })

  test('says so and leads to the login by e-mail', async ({ page }) => {
    await page.route('**/api/admin/login', route =>
      route.fulfill({
        status: 403,
        json: { success: false, code: 'LEGACY_LOGIN_OFF', error: 'Off', requestId: 'x' },
      }),
    )
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Legacy Admin Password' }).click()
    await page.getByLabel('Admin password').fill('whatever')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The legacy password is switched off')
    await alert.getByRole('button', { name: 'Login with Email & Password' }).click()
    await expect(page.getByRole('dialog', { name: 'Registry Owner Login' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('Ctrl+Shift+A', () => {
  test('goes to /admin, and leaves a button on the other pages of the tab', async ({ page }) => {
    const button = page.getByRole('link', { name: 'Admin Dashboard' })
    await openRegistry(page)
    await expect(button).toHaveCount(0)
    await page.keyboard.press('Control+Shift+A')
    await page.waitForURL('**/admin')
    await expect(page.getByText('Choose your authentication method')).toBeVisible()
    await expect(button).toHaveCount(0)
    await page.goto('/dashboard')
    await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
    await expect(button).toHaveCount(0)
    for (const address of ['/registry/demo', '/create-registry', '/reset-password']) {
      await page.goto(address)
      await expect(button).toBeVisible()
    }
    await button.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin')
  })

  test('works in the owner’s area and while something is being typed', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByText('Please log in to manage your registry').waitFor()
    await page.keyboard.press('Control+Shift+A')
    await page.waitForURL('**/admin')
    await page.goto('/create-registry')
    await page.locator('html[data-alive]').waitFor()
    await page.getByLabel('Your name').press('Control+Shift+A')
    await page.waitForURL('**/admin')
  })

  test('leaves its button beside the controls of every card at any width', async ({ page }) => {
    await openRegistry(page)
    await page.evaluate(() => sessionStorage.setItem('admin-shortcut', 'true'))
    await openRegistry(page)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const button = await page.getByRole('link', { name: 'Admin Dashboard' }).boundingBox()
      const controls = await card(page, ITEM).getByRole('button').all()
      const edges = await Promise.all(controls.map(control => control.boundingBox()))
      expect(edges.length).toBeGreaterThan(1)
      for (const box of edges) {
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
      }
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBe(width)
    }
  })
})
