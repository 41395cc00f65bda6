import type { Page } from '@playwright/test'
import { expect, type Owner } from './owner.ts'
import { openRegistry } from './registry-page.ts'

/** Opens the login over the demo registry, as a visitor who never signed in. */
export async function openLogin(page: Page): Promise<void> {
  await openRegistry(page)
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Signs in from the prompt of the owner's pages after the session ended. */
export async function signInAgain(
  page: Page,
  { email, password }: Pick<Owner, 'email' | 'password'>,
): Promise<void> {
  await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Login with Email & Password' }).click()
  await fillLogin(page, email, password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
