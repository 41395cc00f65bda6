import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expectAccessibleInLooks, NARROW_DARK } from '../support/looks.ts'
import { confirmEmail, signInElsewhere, test } from '../support/owner.ts'

async function openMailedPages(page: Page): Promise<void> {
  await page.goto('/reset-password')
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com')
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await page.getByText('Please look into your mail').waitFor()
  await expectAccessibleInLooks(page)
  // The URL differs in its fragment only; the page reloads itself.
  await page.goto('/reset-password#token=long-gone')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Please confirm your password').waitFor()
  await expectAccessibleInLooks(page)
  await page.goto('/verify-email#token=long-gone')
  await page.getByRole('heading', { name: 'Email verification failed' }).waitFor()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await page.getByText('Please enter your email address first').waitFor()
  await expectAccessibleInLooks(page)
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/registry-settings')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor()
  await expectAccessibleInLooks(page)
  // A drawer on phones only.
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Owner menu' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close menu' }).click()
}

async function openDialogs(page: Page): Promise<void> {
  const current = page.getByRole('listitem').filter({ hasText: 'Current' })
  await current.getByRole('button', { name: /^Sign out/ }).click()
  await page.getByRole('alertdialog').waitFor()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Please enter your password').waitFor()
  await expectAccessibleInLooks(page)
}

test.use({ ...NARROW_DARK, expectsRefusals: true })

test('the pages behind mailed links, the settings and their dialogs are accessible', async ({
  page,
  browser,
  product,
  owner,
}) => {
  // Before the email address is confirmed: afterwards every link shows the confirmation.
  await test.step('the pages behind mailed links', () => openMailedPages(page))
  await confirmEmail(product, page.request, owner)
  const extension = await signInElsewhere(browser, product, owner, {
    agent: 'laptop',
    client: 'extension',
  })
  await test.step('the settings', () => openSettings(page))
  await test.step('the dialogs of the settings', () => openDialogs(page))
  await extension.close()
})
