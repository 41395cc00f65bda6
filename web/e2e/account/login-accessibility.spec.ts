import type { Page } from '@playwright/test'
import { fillLogin } from '../support/login.ts'
import { expectAccessibleInLooks, NARROW_DARK } from '../support/looks.ts'
import { test } from '../support/product.ts'
import { openRegistry } from '../support/registry-page.ts'

const refusal = (code: string, error: string) => ({ success: false, code, error, requestId: 'x' })
const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click()

async function openLogin(page: Page): Promise<void> {
  // Disables the return to the login after 3 s; other timers still run.
  await page.addInitScript(() => {
    const later = window.setTimeout
    const setTimeout = (task: () => void, ms?: number) => (ms === 3000 ? 0 : later(task, ms))
    Object.assign(window, { setTimeout })
  })
  await openRegistry(page, '?auth=login')
  await page.getByRole('dialog').waitFor()
}

async function failLogin(page: Page): Promise<void> {
  const json = refusal('EMAIL_NOT_VERIFIED', 'Please verify your email before signing in.')
  await page.route('**/api/auth/login', route => route.fulfill({ status: 403, json }))
  await fillLogin(page, 'someone.with.a.long.name@example.com', 'Long-Enough-1')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
}

async function correctEmail(page: Page): Promise<void> {
  await press(page, 'Wrong address?')
  await page.getByLabel('Correct email address').fill('someone@nowhere')
  await press(page, 'Send link there')
  await page.getByText('Please enter a valid email address').waitFor()
}

async function resend(page: Page): Promise<void> {
  await press(page, 'Cancel')
  await press(page, 'Resend Verification Email')
  await page.getByText('Verification Email Sent!').waitFor()
}

async function registerIncomplete(page: Page): Promise<void> {
  await press(page, 'Create My Registry')
  await page.getByRole('dialog', { name: 'Create your registry' }).waitFor()
  await page.getByLabel('Email').fill('')
  await press(page, 'Create My Registry')
  await page.getByText('Email is required').waitFor()
}

async function forgetPassword(page: Page): Promise<void> {
  await press(page, 'Login')
  await press(page, 'Forgot password?')
  await page.getByRole('dialog', { name: 'Forgot password' }).waitFor()
}

async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('someone@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('Check your email').waitFor()
}

async function useLegacyPassword(page: Page): Promise<void> {
  const json = refusal('LEGACY_LOGIN_OFF', 'Off')
  await page.route('**/api/admin/login', route => route.fulfill({ status: 403, json }))
  await page.goto('/admin?auth=legacy')
  await page.getByLabel('Admin password').fill('whatever')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
}

async function useEmail(page: Page): Promise<void> {
  await press(page, 'Login with Email & Password')
  await page.getByRole('dialog', { name: 'Registry Owner Login' }).waitFor()
}

async function useShortcut(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('admin-shortcut', 'true'))
  await openRegistry(page)
  await page.getByRole('link', { name: 'Admin Dashboard' }).waitFor()
}

/** All states of login and registration, each reached from the previous one. */
const states: [string, (page: Page) => Promise<void>][] = [
  ['the login', openLogin],
  ['a login before the email address is confirmed', failLogin],
  ['a correction of the email address', correctEmail],
  ['a confirmation sent again', resend],
  ['a registration with nothing filled in', registerIncomplete],
  ['the form for a new password', forgetPassword],
  ['a reset link that was sent', askForLink],
  ['a legacy password that is switched off', useLegacyPassword],
  ['the login at /admin', useEmail],
  ['a registry with the button to /admin', useShortcut],
]

test.use({ ...NARROW_DARK, expectsRefusals: true })

test('logging in and registering is accessible in every state', async ({ page }) => {
  for (const [name, go] of states) {
    await test.step(name, async () => {
      await go(page)
      await expectAccessibleInLooks(page)
    })
  }
})
