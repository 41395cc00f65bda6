import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { confirmAddress } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, ownCard, test } from './support/owner.ts'

test.afterEach(({ shop }) => shop.letGo())

/** As a phone opens it. */
const share = (page: Page, shared: Record<string, string>) =>
  page.goto(`/share-product?${new URLSearchParams(shared)}`)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** How many items the signed-in owner has. */
async function countItems(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('/api/admin/registry/items', { headers })
  return (await answer.json()).total
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

test('what a phone shares waits for the login, is added, and stays one however often it is opened', async ({
  page,
  owner,
  shop,
  product,
  request,
}) => {
  await confirmAddress(product, request, owner)
  await signOut(page)
  const link = shop.page('night-light', 'waits-for-the-login')
  await share(page, { title: 'Night light', text: `Look at this! ${link}.` })
  await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
  const address = new URL(page.url())
  expect(address.pathname).toBe('/dashboard')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    redirect: '/share-product',
    url: link,
  })
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Login with Email & Password' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')

  await expect(heading(page, 'Product Added!')).toBeFocused()
  await expect(
    page.getByText('The product has been successfully added to your registry.'),
  ).toBeVisible()
  await expect(page.getByText('Moon night light')).toBeVisible()
  await expect(page.getByText('$45.90')).toBeVisible()
  await expect(page.locator('.shared-picture img')).toHaveAttribute('src', /^\/images\/\w+\.webp$/)
  await expectAccessible(page)
  expect(page.url()).toMatch(/\/share-product$/)

  await page.reload()
  await expect(heading(page, 'Product Added!')).toBeVisible()
  await page.getByRole('link', { name: 'View in Dashboard' }).click()
  await expect(ownCard(page, 'Moon night light')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Product Added!')).toBeVisible()
  expect(await countItems(page)).toBe(1)
})

test('somebody new signs up on the way, and has the product', async ({ page, shop }) => {
  await share(page, { url: shop.page('night-light', 'somebody-new') })
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Login with Email & Password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create My Registry' }).click()
  await dialog.getByLabel('Your name').fill('Anita Tan')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`anita-${randomUUID()}@example.com`)
  await dialog.getByLabel('Password', { exact: true }).fill('Long-Enough-1')
  await dialog.getByLabel('Confirm password').fill('Long-Enough-1')
  await dialog.getByLabel('Registry name').fill('Baby Tan')
  await dialog.getByRole('button', { name: 'Create My Registry' }).click()
  await expect(heading(page, 'Product Added!')).toBeVisible()
  expect(await countItems(page)).toBe(1)
})

test('reloading while the shop is slow adds it once; sharing it again says that it is there', async ({
  page,
  owner: _signedIn,
  shop,
}) => {
  const link = shop.page('night-light', 'reloaded')
  shop.hold()
  await share(page, { text: link })
  await expect(heading(page, 'Processing Shared Product')).toBeVisible()
  await expect(page.getByText('Extracting product information...')).toBeVisible()
  await expectAccessible(page)
  const asked = page.waitForRequest(/parse-product-url/)
  await page.reload()
  expect((await asked).headers()['x-request-source']).toBe('share')
  await page.reload()
  shop.letGo()
  await expect(heading(page, 'Product Added!')).toBeVisible()
  expect(await countItems(page)).toBe(1)

  const other = await page.context().newPage()
  await share(other, { text: link })
  await expect(heading(other, 'Already on your list')).toBeVisible()
  await expectAccessible(other)
  expect(await countItems(page)).toBe(1)
  await other.getByRole('button', { name: 'Add anyway' }).click()
  await expect(heading(other, 'Product Added!')).toBeVisible()
  await other.reload()
  await expect(heading(other, 'Product Added!')).toBeVisible()
  expect(await countItems(page)).toBe(2)
})

test('two tabs with the same link add it once, and the later one says so', async ({
  page,
  owner: _signedIn,
  shop,
}) => {
  const link = shop.page('night-light', 'two-tabs')
  const other = await page.context().newPage()
  shop.hold()
  await Promise.all([share(page, { text: link }), share(other, { text: link })])
  await expect(heading(page, 'Processing Shared Product')).toBeVisible()
  await expect(heading(other, 'Processing Shared Product')).toBeVisible()
  shop.letGo()
  const titles = await Promise.all(
    [page, other].map(async tab => {
      const ended = tab.getByRole('heading', { name: /^(Product Added!|Already on your list)$/ })
      return ended.textContent()
    }),
  )
  expect(titles.sort()).toEqual(['Already on your list', 'Product Added!'])
  expect(await countItems(page)).toBe(1)
})

test('a shop that keeps servers out is not asked; the form opens with its link', async ({
  page,
  owner: _signedIn,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const link = 'https://s.lazada.sg/s.TVggS?c=s'
  await share(page, { text: `Check out Destined Rivals ETB on Lazada! ${link}` })
  await expect(heading(page, 'Manual Entry Required')).toBeVisible()
  await expect(
    page.getByText(
      'Lazada blocks automated extraction. For best results on Lazada, Shopee, please use the QuickAdd browser extension on desktop.',
    ),
  ).toBeVisible()
  expect(asked.filter(url => url.includes('parse-product-url'))).toEqual([])
  await expect(page.getByRole('link', { name: 'Get QuickAdd Extension' })).toHaveAttribute(
    'href',
    '/extension',
  )
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add Manually' }).click()
  await expect(page.getByLabel('Product link *')).toHaveValue(link)
})

test('a page that is no product is left to be added by hand', async ({
  page,
  owner: _signedIn,
  shop,
}) => {
  await share(page, { url: shop.page('about-us') })
  await expect(heading(page, 'Manual Entry Required')).toBeVisible()
  await expect(page.getByText('Failed to extract product data. Please add manually.')).toBeVisible()
  await expect(page.getByText('Unknown Retailer')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get QuickAdd Extension' })).toHaveCount(0)
})

test('what holds no link is said so, and nothing of it is followed', async ({ page }) => {
  for (const [shared, said] of [
    [{ text: 'Look at this cute lamp!!' }, 'No valid product URL found in shared content'],
    [{ text: 'javascript:alert(1)' }, 'No valid product URL found in shared content'],
    [{ url: 'javascript:alert(1)' }, 'Invalid URL format'],
    [{ url: 'data:text/html,<script>alert(1)</script>' }, 'Invalid URL format'],
    [{ text: `https://shop.example/${'a'.repeat(10_000)}` }, 'Invalid URL format'],
    [{ text: '\u0000\u200b' }, 'No URL provided'],
    [{}, 'No URL provided'],
  ] as const) {
    await share(page, shared)
    await expect(heading(page, 'Something Went Wrong')).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
    expect(page.url()).toMatch(/\/share-product\??$/)
    const links = await page.evaluate(() => Array.from(document.links, link => link.href))
    expect(links.filter(href => !href.startsWith(new URL(page.url()).origin))).toEqual([])
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('when the registry does not take it', () => {
  test.use({ expectsRefusals: true })

  test('it is said so, and trying again adds it once', async ({ page, owner: _signedIn, shop }) => {
    const keys: string[] = []
    await page.route('**/api/admin/registry/items', async route => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      // It is added, and the answer is lost.
      if (keys.length > 1) return route.fallback()
      await route.fetch()
      return route.abort()
    })
    await share(page, { url: shop.page('night-light', 'not-taken') })
    await expect(heading(page, 'Something Went Wrong')).toBeVisible()
    await expect(page.getByText('Failed to add product to registry')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(page, 'Product Added!')).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    expect(await countItems(page)).toBe(1)
  })

  test('it is said so when nobody could look whether it is there', async ({
    page,
    owner: _signedIn,
    shop,
  }) => {
    await page.route('**/api/admin/registry/items', route =>
      route.fulfill({ status: 403, json: { success: false, error: 'No.', code: 'FORBIDDEN' } }),
    )
    await share(page, { url: shop.page('night-light', 'not-looked-for') })
    await expect(heading(page, 'Something Went Wrong')).toBeVisible()
    await expect(page.getByText('Failed to process shared content')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(page, 'Product Added!')).toBeVisible()
    expect(await countItems(page)).toBe(1)
  })

  test('a shop by its name when it gave nothing', async ({ page, owner: _signedIn }) => {
    await page.route('**/parse-product-url', route => route.abort())
    await share(page, { text: 'https://www.ikea.com/sg/en/p/sniglar-cot-beech-50248541/' })
    await expect(heading(page, 'Manual Entry Required')).toBeVisible()
    await expect(
      page.getByText('Could not extract product data from IKEA. Please add manually.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})
