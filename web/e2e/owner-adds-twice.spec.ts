import { expectAccessible } from './support/expect-accessible.ts'
import { addByHand, expect, ownCard, test } from './support/owner.ts'

test.beforeEach(async ({ page, owner: _signedIn }) => {
  await page.goto('/dashboard')
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await page.getByRole('button', { name: '+ Add New Item' }).click()
})

test('a product that is on the list is said so in passing, and can be opened', async ({ page }) => {
  const name = page.getByLabel('Product name *')
  await name.fill('moon NIGHT light')
  const notice = page.getByRole('region', { name: 'Already on your list' })
  await expect(notice).toContainText('Moon night light')
  await expect(notice).toContainText('$45.90 · Quantity 1')
  await expect(page.getByRole('status').filter({ hasText: 'Already on your list' })).toHaveText(
    'Already on your list: Moon night light',
  )
  await expect(name).toBeFocused()
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Open it' }).click()
  await page.getByRole('dialog', { name: 'Moon night light' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(name).toHaveValue('moon NIGHT light')
  await name.fill('Something else')
  await expect(notice).toHaveCount(0)
})

test('its quantity can be raised instead, which guests see', async ({ page, owner }) => {
  await page.getByRole('tab', { name: 'Auto-Populate' }).click()
  await page.getByLabel('Product link').fill('https://shop.example/moon?utm_source=chat')
  const notice = page.getByRole('region', { name: 'Already on your list' })
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await notice.getByRole('button', { name: 'Raise its quantity to 2' }).click()
  expect((await sent).postDataJSON()).toEqual({ quantity: 2 })
  await expect(ownCard(page, 'Moon night light')).toHaveClass(/is-highlighted/)
  await expect(
    page.getByText('"Moon night light" now has quantity 2. Its price stays $45.90.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Add a new item' })).toHaveCount(0)
  await page.goto(`/registry/${owner.slug}`)
  const card = page.getByRole('article', { name: 'Moon night light' })
  await expect(card.getByText('Qty 2')).toBeVisible()
})

test('it can be added anyway, and is then no news', async ({ page }) => {
  await page.getByLabel('Product name *').fill('Moon night light')
  const anyway = page.getByRole('button', { name: 'Add anyway' })
  await anyway.click()
  await expect(anyway).toHaveCount(0)
  await expect(page.getByLabel('Product link *')).toBeFocused()
  await page.getByLabel('Product link *').fill('https://shop.example/moon')
  await page.getByLabel('Price *').fill('20')
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  await expect(ownCard(page, 'Moon night light')).toHaveCount(2)
})

test.describe('a server that says no', () => {
  test.use({ expectsRefusals: true })

  test('to the quantity is heard where it was asked', async ({ page }) => {
    await page.route('**/api/admin/registry/items/*', route =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.getByLabel('Product name *').fill('Moon night light')
    await page.getByRole('button', { name: 'Raise its quantity to 2' }).click()
    await expect(page.getByRole('region', { name: 'Already on your list' })).toContainText(
      'Failed to update item',
    )
  })
})
