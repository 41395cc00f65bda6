import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/product.ts'
import { openRegistry } from './support/registry.ts'

const refusal = (code: string, error: string) => ({ success: false, code, error, requestId: 'x' })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('dialog').waitFor()
}

async function fail(page: Page): Promise<void> {
  const json = refusal('EMAIL_NOT_VERIFIED', 'Please verify your email before signing in.')
  await page.route('**/api/auth/login', route => route.fulfill({ status: 403, json }))
  await open(page, '/registry/demo?auth=login')
  await page.getByLabel('Email').fill('someone.with.a.long.name@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Long-Enough-1')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
}

/** Follows the failed login. */
async function resend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await page.getByText('Verification Email Sent!').waitFor()
}

async function sendIncomplete(page: Page): Promise<void> {
  await open(page, '/registry/demo?auth=register')
  await page.getByRole('dialog').getByRole('button', { name: 'Create My Registry' }).click()
  await page.getByText('Email is required').waitFor()
}

async function askForLink(page: Page): Promise<void> {
  // The return to the login after 3 s waits for ever, while the rest of the clock goes on.
  await page.addInitScript(() => {
    const later = window.setTimeout
    const setTimeout = (task: () => void, ms?: number) => (ms === 3000 ? 0 : later(task, ms))
    Object.assign(window, { setTimeout })
  })
  await open(page, '/registry/demo?auth=forgot-password')
  await page.getByLabel('Email').fill('someone@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('Check your email').waitFor()
}

async function useLegacy(page: Page): Promise<void> {
  const json = refusal('LEGACY_LOGIN_OFF', 'Off')
  await page.route('**/api/admin/login', route => route.fulfill({ status: 403, json }))
  await open(page, '/admin?auth=legacy')
  await page.getByLabel('Admin password').fill('whatever')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
}

async function useShortcut(page: Page): Promise<void> {
  await openRegistry(page)
  await page.evaluate(() => sessionStorage.setItem('admin-shortcut', 'true'))
  await openRegistry(page)
  await page.getByRole('link', { name: 'Admin Dashboard' }).waitFor()
}

/** Every state of signing in and up, and how one gets there. */
const states: [string, (page: Page) => Promise<unknown>][] = [
  ['the login', page => open(page, '/registry/demo?auth=login')],
  ['a login before the e-mail is confirmed', fail],
  ['a confirmation sent again', resend],
  ['signing up with nothing filled in', sendIncomplete],
  ['asking for a new password', page => open(page, '/registry/demo?auth=forgot-password')],
  ['a reset link that was sent', askForLink],
  ['the login at /admin', page => open(page, '/admin?auth=login')],
  ['a legacy password that is switched off', useLegacy],
  ['a registry with the button to /admin', useShortcut],
]

for (const [device, viewport, colorScheme] of [
  ['a wide screen', { width: 1280, height: 900 }, 'light'],
  ['the narrowest phone, in the dark', { width: 320, height: 640 }, 'dark'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, colorScheme, expectsRefusals: true })

    test('signing in and up has no barrier and no sideways scroll in any state', async ({
      page,
    }) => {
      for (const [name, go] of states) {
        await test.step(name, async () => {
          await go(page)
          await expectAccessible(page)
        })
      }
    })
  })
}
