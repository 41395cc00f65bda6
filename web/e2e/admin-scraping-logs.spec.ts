import type { Page } from '@playwright/test'
import type { Product } from '../../shared/tools/start-product.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, legacyPassword, test } from './support/owner.ts'

/** Signs in with the legacy password, and has links read as an administrator. */
async function readAsAdmin(page: Page, product: Product, links: readonly string[]): Promise<void> {
  const { request } = page
  const login = await request.post('/api/admin/login', {
    headers: { 'x-requested-with': 'registry' },
    data: { adminPassword: legacyPassword(product) },
  })
  const { csrfToken } = await login.json()
  await page.goto('/dashboard')
  await page.evaluate(token => localStorage.setItem('admin_token', token), csrfToken)
  for (const url of links) {
    const answer = await request.post('/api/admin/scraping/parse-product-url', {
      headers: { 'x-csrf-token': csrfToken, 'x-requested-with': 'registry' },
      data: { url },
    })
    expect(answer.status()).toBe(200)
  }
}

const row = (page: Page, address: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: new URL(address).pathname + new URL(address).search })

test('the log of readings has filters in its address, and tells how each went', async ({
  page,
  product,
  shop,
}) => {
  const [light, about] = [shop.page('night-light', 'logged'), shop.page('about-us', 'logged')]
  await readAsAdmin(page, product, [light, about])
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Scraping logs' }).click()
  await expect(row(page, light)).toContainText('Whole product')
  await expect(row(page, light)).toContainText('Found: name, price')
  await expect(row(page, about)).toContainText('No product was found on this page.')
  await expectAccessible(page)

  await page.getByLabel('Status').selectOption('Nothing read')
  await expect(page).toHaveURL(/\?status=failed$/)
  await expect(row(page, light)).toHaveCount(0)
  await expect(row(page, about)).toBeVisible()
  await page.getByLabel('Domain').fill('https://nowhere.example/a')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/\?status=failed&domain=nowhere\.example$/)
  await expect(page.getByText('No reading matches')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByLabel('Domain')).toHaveValue('')
  await page.goBack()
  await expect(page.getByLabel('Status')).toHaveValue('Any status')
  await page.getByLabel('From day').fill('2020-01-01')
  await page.getByLabel('To day').fill('2020-01-31')
  await expect(page.getByText('No reading matches')).toBeVisible()
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click()

  await row(page, light).getByRole('link').click()
  const entry = page.getByRole('dialog', { name: 'localhost' })
  await expect(entry.getByText(/^Asked for the page: the shop answered 200/)).toBeVisible()
  await expect(entry.getByRole('row', { name: /^name .*%$/ })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(entry).toBeVisible()
  await page.goBack()
  await expect(entry).toHaveCount(0)
  await expect(page).toHaveURL(/\/scraping-logs\??$/)
})

test('an owner who is no administrator is told so', async ({ page, owner: _signedIn }) => {
  await page.goto('/scraping-logs')
  await expect(page.getByText('This page is for administrators')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('link', { name: 'Scraping logs' })).toHaveCount(0)
})

test.describe('when the log cannot be had', () => {
  test.use({ expectsRefusals: true })

  test('it is said so, and trying again helps', async ({ page, product, shop }) => {
    const light = shop.page('night-light', 'logged-late')
    await readAsAdmin(page, product, [light])
    await page.route('**/api/admin/scraping/logs?**', route =>
      route.fulfill({ status: 400, json: { success: false, error: 'No', code: 'FORBIDDEN' } }),
    )
    await page.goto('/scraping-logs')
    await expect(page.getByRole('alert')).toContainText('We could not load the log')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(row(page, light)).toBeVisible()
  })
})
