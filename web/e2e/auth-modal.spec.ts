import { randomUUID } from 'node:crypto'
import { fillLogin, openLogin } from './support/login.ts'
import { expect, test } from './support/owner.ts'
import { openRegistry } from './support/registry.ts'

test.describe('the login over a registry', () => {
  test('opens in its own address, and Back, Escape and its button close it', async ({ page }) => {
    await openLogin(page)
    await expect(page).toHaveURL(/\/registry\/demo\?auth=login$/)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/registry\/demo$/)

    const login = page.getByRole('button', { name: 'Login' })
    for (const close of ['Escape', 'button'] as const) {
      await login.press('Enter')
      await page.getByRole('dialog').waitFor()
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await page.getByRole('button', { name: 'Close' }).press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(login).toBeFocused()
      await expect(page).toHaveURL(/\/registry\/demo$/)
    }
  })

  test('is still there after a reload, and holds the keyboard', async ({ page }) => {
    await openLogin(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    }
  })

  test('opens from the menu of a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openRegistry(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page
      .getByRole('dialog', { name: 'Registry' })
      .getByRole('button', { name: 'Login' })
      .click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Login' })).toBeFocused()
  })

  test("leads owners to their own registry, and Back to the guest's view", async ({
    page,
    owner,
    product,
  }) => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/registry/${owner.slug}`)
    await page.getByRole('button', { name: 'Login' }).click()
    await fillLogin(page, product.demo.email, product.demo.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/registry/${product.demo.slug}`)
    await expect(page.getByText(/^Welcome, /)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/registry/${owner.slug}$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('goes to the page that asked for it, if that is one of ours', async ({ page, product }) => {
    await page.goto('/registry/demo?auth=login&returnTo=%2Fdashboard%3FaddItem%3Dtrue')
    await fillLogin(page, product.demo.email, product.demo.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard?addItem=true')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await page.goto('/registry/demo?auth=login&returnTo=%2F%5Cevil.example')
    await fillLogin(page, product.demo.email, product.demo.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/registry/demo')
  })

  test('says under each field what is wrong with it', async ({ page }) => {
    await openLogin(page)
    const send = page.getByRole('dialog').getByRole('button', { name: 'Login' })
    await expect(send).toBeDisabled()
    await fillLogin(page, 'someone@nowhere', 'abc')
    await send.click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Password must be at least 4 characters long')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill('')
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(send).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please enter both email and password')
  })
})

test.describe('its other views', () => {
  test('keep the e-mail, and sign a new owner up', async ({ page }) => {
    const email = `nila-${randomUUID()}@example.com`
    await openLogin(page)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('button', { name: 'Back to login' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create My Registry' }).click()
    await expect(page).toHaveURL(/auth=register$/)
    await expect(page.getByLabel('Email')).toHaveValue(email)

    await dialog.getByRole('button', { name: 'Create My Registry' }).click()
    await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible()
    await expect(page.getByText('Please confirm your password')).toBeVisible()
    await page.getByLabel('Your name').fill('Nila Menon')
    await page.getByLabel('Registry name').fill('Baby Menon')
    await page.getByLabel('Password', { exact: true }).fill('Long-Enough-1')
    await page.getByLabel('Confirm password').fill('Long-Enough-1')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await expect(page.getByText('No items in your registry yet')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/registry\/demo$/)
  })

  test('a reset link that was asked for leads back to the login after 3 s', async ({ page }) => {
    await page.clock.install()
    await openLogin(page)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await page.getByLabel('Email').fill('someone@example.com')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'Check your email' })
    await expect(notice).toContainText('someone@example.com')
    await page.clock.runFor(2999)
    await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible()
    await page.clock.runFor(1)
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    await expect(notice).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('someone@example.com')
  })

  test('one that was closed in time does not come back', async ({ page }) => {
    await page.clock.install()
    await openLogin(page)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email').fill('someone@example.com')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Check your email')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/registry\/demo$/)
  })

  test('show a field that is wrong together with its name and its reason', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openRegistry(page, '?auth=register')
    await page.getByRole('dialog').getByRole('button', { name: 'Create My Registry' }).click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByText('Your name', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Name must be at least 2 characters long')).toBeInViewport()
  })
})
