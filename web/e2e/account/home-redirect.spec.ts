import type { Page } from '@playwright/test'
import { expect, test } from '../support/owner.ts'

const toDefault = (page: Page) => page.waitForURL('**/registry/demo')

test('/registry leads owners to their own registry, and all others to the default one', async ({
  page,
  owner,
}) => {
  await test.step('an owner who is signed in, whom Back does not bring to /registry', async () => {
    await page.goto('/dashboard')
    await page.goto('/registry')
    await page.waitForURL(`**/registry/${owner.slug}`)
    await expect(page.getByText(`Welcome, ${owner.name}`)).toBeVisible()
    await page.goBack()
    await page.waitForURL('**/dashboard')
  })
  await test.step('an owner who logs out on the public page', async () => {
    await page.goto(`/registry/${owner.slug}`)
    await page.getByRole('button', { name: 'Logout' }).click()
    await toDefault(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
  })
  await test.step('any other URL that leads home, with its query', async () => {
    await page.goto('/')
    await toDefault(page)
    await page.goto('/?auth=login')
    await page.waitForURL('**/registry/demo?auth=login')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/no/such/page?auth=login')
    await toDefault(page)
    await page.goto('/registry/DEMO/?category=Gift+Cards')
    await page.waitForURL('**/registry/demo?category=Gift+Cards')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('/registry leads to the default registry', async ({ page }) => {
    await page.goto('/registry')
    await toDefault(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcoming Baby Tan')
  })
})
