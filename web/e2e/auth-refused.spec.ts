import type { Route } from '@playwright/test'
import { fillLogin, openLogin } from './support/login.ts'
import { mailedLink } from './support/mailed-link.ts'
import { expect, test } from './support/owner.ts'
import { openRegistry } from './support/registry.ts'

const refuse =
  (status: number, body: object, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { success: false, requestId: 'x', ...body } })

test.describe('an attempt that is refused', () => {
  test.use({ expectsRefusals: true })

  test('says so, and keeps what was typed', async ({ page, product }) => {
    await openLogin(page)
    await fillLogin(page, product.demo.email, 'not-the-password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Sign In Failed Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue(product.demo.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password')
  })

  test('for an e-mail not confirmed yet offers the link again', async ({
    page,
    owner,
    product,
  }) => {
    await page.evaluate(() => localStorage.clear())
    await openLogin(page)
    await fillLogin(page, owner.email, owner.password)
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Please verify your email before signing in.')
    const resend = page.getByRole('button', { name: 'Resend Verification Email' })

    await page.getByLabel('Email').fill(' ')
    await resend.click()
    await expect(alert).toContainText('Please enter your email address first')
    await page.getByLabel('Email').fill(owner.email)
    await page.route('**/api/auth/resend-verification', refuse(500, { code: 'INTERNAL' }))
    await resend.click()
    await expect(alert).toContainText('Failed to resend verification email. Please try again.')
    await page.unroute('**/api/auth/resend-verification')

    await expect.poll(() => mailedLink(product, owner.email)).toBeTruthy()
    const first = await mailedLink(product, owner.email)
    await resend.click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Verification Email Sent!' }),
    ).toBeVisible()
    await expect.poll(() => mailedLink(product, owner.email)).not.toBe(first)
  })

  test('for too many tries says how long to wait, in every view', async ({ page }) => {
    const wait = refuse(429, { code: 'RATE_LIMITED', error: 'Slow down' }, { 'retry-after': '540' })
    const words = 'Too many tries. Please wait 9 minutes and try again.'
    await page.route(/\/api\/auth\/(login|forgot-password)$/, wait)
    await openLogin(page)
    await fillLogin(page, 'someone@example.com', 'Long-Enough-1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(`Sign In Failed ${words}`)
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('alert')).toHaveText(`Reset Failed ${words}`)
  })

  test('without an answer, or one that says nothing, still has its sentence', async ({ page }) => {
    await page.route('**/api/auth/login', route => route.abort())
    await openLogin(page)
    await fillLogin(page, 'someone@example.com', 'Long-Enough-1')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('Sign In Failed Authentication failed. Please try again.')
    await page.route('**/api/auth/login', route =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    )
    await page.keyboard.press('Enter')
    await expect(alert).toHaveText('Sign In Failed Login failed')

    await page.route('**/api/auth/forgot-password', route => route.fulfill({ status: 502 }))
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(alert).toHaveText('Reset Failed Password reset request failed')
    await page.route('**/api/auth/forgot-password', route => route.abort())
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(alert).toHaveText(
      'Reset Failed Password reset request failed. Please check your connection and try again.',
    )
  })

  test('is seen on a phone where the button stands far below', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/api/auth/register', route => route.abort())
    await openRegistry(page, '?auth=register')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your name').fill('Kavya Iyer')
    await dialog.getByLabel('Email').fill('kavya@example.com')
    await dialog.getByLabel('Registry name').fill('Little Iyer')
    await dialog.getByLabel('Password', { exact: true }).fill('Long-Enough-1')
    await dialog.getByLabel('Confirm password').fill('Long-Enough-1')
    await dialog.getByRole('button', { name: 'Create My Registry' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText(
      'Registration Failed Registration failed. Please check your connection and try again.',
    )
    await expect(alert).toBeInViewport({ ratio: 1 })
  })

  test('pressed twice is sent once', async ({ page }) => {
    let calls = 0
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/auth/login', async route => {
      calls += 1
      await held
      await refuse(401, { code: 'INVALID_CREDENTIALS', error: 'Invalid email or password' })(route)
    })
    await openLogin(page)
    await fillLogin(page, 'someone@example.com', 'Long-Enough-1')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'One moment…' }).click({ force: true })
    release()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(calls).toBe(1)
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
    await expect.poll(() => calls).toBe(2)
  })
})
