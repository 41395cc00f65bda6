import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { clearStorage, confirmEmail, expect, ownCard, test } from '../support/owner.ts'

/** Opens the share target URL, as a phone does. */
const share = (page: Page, shared: Record<string, string>) =>
  page.goto(`/share-product?${new URLSearchParams(shared)}`)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Counts the signed-in owner's items. */
async function countItems(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('/api/admin/registry/items', { headers })
  return (await answer.json()).total
}

test('what a phone shares waits for the login, and is added once however often it is opened', async ({
  page,
  owner,
  shop,
  product,
  request,
}) => {
  await confirmEmail(product, request, owner)
  await clearStorage(page)
  const link = shop.page('night-light', 'waits-for-the-login')
  await share(page, { title: 'Night light', text: `Look at this! ${link}.` })
  await expect(page.getByText('Please log in to manage your registry')).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Login with Email & Password' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')

  await expect(heading(page, 'Product Added!')).toBeFocused()
  await expect(page.getByText('Moon night light')).toBeVisible()
  await expect(page.locator('.shared-product_shared-item .thumbnail img')).toHaveAttribute(
    'src',
    /^\/images\/\w+\.webp$/,
  )
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

test('two tabs with the same link, one of them reloaded, add it once, and again only on demand', async ({
  page,
  owner: _signedIn,
  shop,
}) => {
  const link = shop.page('night-light', 'two-tabs')
  const other = await page.context().newPage()
  await test.step('open both while the lookups wait', async () => {
    // In the browser rather than in the shop: the server waits for a shop only for seconds.
    const lookups = /parse-product-url/
    const gate = Promise.withResolvers<void>()
    await page.context().route(lookups, async route => {
      await gate.promise
      // A reload has ended the earlier requests.
      await route.continue().catch(() => undefined)
    })
    await Promise.all([share(page, { text: link }), share(other, { text: link })])
    await expect(heading(page, 'Processing Shared Product')).toBeVisible()
    await expect(heading(other, 'Processing Shared Product')).toBeVisible()
    await expectAccessible(page)
    const asked = page.waitForRequest(lookups)
    await page.reload()
    expect((await asked).headers()['x-request-source']).toBe('share')
    await page.reload()
    gate.resolve()
  })
  // Also a failure, which the comparison then shows.
  const ended = (tab: Page) =>
    tab.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Processing Shared Product' })
  const titles = await Promise.all([page, other].map(tab => ended(tab).textContent()))
  expect(titles.toSorted()).toEqual(['Already on your list', 'Product Added!'])
  expect(await countItems(page)).toBe(1)

  await test.step('add it a second time', async () => {
    const later = titles[0] === 'Already on your list' ? page : other
    await expectAccessible(later)
    await later.getByRole('button', { name: 'Add anyway' }).click()
    await expect(heading(later, 'Product Added!')).toBeVisible()
    await later.reload()
    await expect(heading(later, 'Product Added!')).toBeVisible()
    expect(await countItems(page)).toBe(2)
  })
})
