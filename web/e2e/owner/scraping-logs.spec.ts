import type { Page } from '@playwright/test'
import type { Product } from '../../../api/test/product/start-product.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { clearStorage, expect, legacyPassword, test } from '../support/owner.ts'

/** Signs in with the legacy password and starts scrapes as an administrator. */
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

/** Returns the names of the filters that are wider than their column on a phone. */
async function fieldsOutsideForm(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const names = await page
    .locator('search input')
    .evaluateAll(inputs =>
      inputs
        .filter(input => input.clientWidth > (input.parentElement?.clientWidth ?? 0))
        .map(input => input.getAttribute('name') ?? ''),
    )
  if (size) await page.setViewportSize(size)
  return names
}

const row = (page: Page, address: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: new URL(address).pathname + new URL(address).search })

test('the scraping logs are for administrators, filtered in the URL, and open an entry', async ({
  page,
  owner: _signedIn,
  product,
  shop,
}) => {
  await page.goto('/scraping-logs')
  await expect(page.getByText('This page is for administrators')).toBeVisible()
  await expectAccessible(page)
  await clearStorage(page)
  const [light, about] = [shop.page('night-light', 'logged'), shop.page('about-us', 'logged')]
  await readAsAdmin(page, product, [light, about])
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Scraping logs' }).click()
  await expect(row(page, light)).toContainText('Whole product')
  await expect(row(page, light)).toContainText('Found: name, price')
  await expect(row(page, about)).toContainText('No product was found on this page.')
  await expectAccessible(page)
  expect(await fieldsOutsideForm(page)).toEqual([])

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
