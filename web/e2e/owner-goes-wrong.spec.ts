import { expect, test } from './support/owner.ts'

test.use({ expectsRefusals: true })

test('items that cannot be fetched say so and can be asked for again', async ({
  page,
  owner: _signedIn,
}) => {
  let isDown = true
  await page.route('**/api/admin/registry/items', route =>
    isDown ? route.abort() : route.continue(),
  )
  await page.goto('/dashboard')
  await expect(
    page.getByText('Failed to fetch items. Please ensure you are logged in.'),
  ).toBeVisible({ timeout: 20_000 })
  isDown = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No items in your registry yet')).toBeVisible()
})

test('two tabs renew an ended token once', async ({ page, owner: _signedIn, context }) => {
  const renewals: string[] = []
  context.on('request', request => {
    if (request.url().endsWith('/auth/refresh')) renewals.push(request.url())
  })
  await page.evaluate(() => localStorage.setItem('accessTokenExpiry', '1'))
  const other = await context.newPage()
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')])
  await expect(page.getByText('No items in your registry yet')).toBeVisible()
  await expect(other.getByText('No items in your registry yet')).toBeVisible()
  expect(renewals).toHaveLength(1)
})

test('a form that is wrong on the server is told so field by field', async ({
  page,
  owner: _signedIn,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.getByLabel('Product name *').fill('Moon night light')
  await page.getByLabel('Product link *').fill('https://shop.example/moon')
  await page.getByLabel('Price *').fill('45.90')
  // A picture of another owner's: the form cannot know, the server does.
  await page.getByLabel('Picture link').fill(`/images/${'0'.repeat(64)}.webp`)
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  await expect(page.getByLabel('Picture link')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Picture link')).toBeFocused()
  await expect(page.getByLabel('Product name *')).toHaveValue('Moon night light')
})

test('a part of the page that cannot be fetched leaves a calm page', async ({
  browser,
  product,
}) => {
  const page = await browser.newPage()
  await page.route(/\/assets\/dashboard-.*\.js$/, route => route.abort())
  await page.goto(`${product.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  await page.close()
})
