import { existsSync } from 'node:fs'
import { expect, ownCard, test } from './support/owner.ts'
import { savedPage } from './support/shop.ts'

test.beforeEach(async ({ page, owner: _signedIn }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.getByRole('tab', { name: 'Auto-Populate' }).click()
})

test('a product in Singapore dollars fills the form, and lands on the public page', async ({
  page,
  owner,
  shop,
}) => {
  await page.getByLabel('Product link').fill(shop.page('night-light'))
  await page.getByRole('button', { name: 'Fetch details' }).click()
  await expect(page.getByText('Extracting product information...')).toBeVisible()
  await expect(page.getByText('Found at localhost.')).toBeVisible()
  await expect(page.getByLabel('Product name *')).toHaveValue('Moon night light')
  await expect(page.getByLabel('Price *')).toHaveValue('45.90')
  await expect(page.getByLabel('Category')).toHaveValue('Nursery Decor & Lighting')
  await expect(page.getByLabel('Description')).toHaveValue(/soft light for the night feeds/)
  const picture = page.getByRole('button', { name: 'Picture 1 of 1' })
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await expect(picture.locator('img')).toHaveAttribute('src', /^\/images\/[0-9a-f]{64}\.webp$/)

  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  const card = ownCard(page, 'Moon night light')
  await expect(card).toHaveClass(/is-highlighted/)
  await expect(card.getByText('of $45.90')).toBeVisible()

  await page.goto(`/registry/${owner.slug}`)
  const shown = page.getByRole('article', { name: 'Moon night light' })
  await expect(shown).toBeVisible()
  await expect(shown.locator('img').first()).toHaveAttribute('src', /^\/images\//)
})

test.describe('a shop whose pictures cannot be had', () => {
  test.use({ expectsRefusals: true })

  test('a price in another currency is left to the owner, who is told what the shop says', async ({
    page,
    shop,
  }) => {
    const file = 'wcxb-0580.html'
    test.skip(!existsSync(savedPage(file)), `no saved page ${savedPage(file)}`)
    await page.getByLabel('Product link').fill(shop.page(`corpus/${file}`))
    await page.getByRole('button', { name: 'Fetch details' }).click()
    await expect(page.getByLabel('Product name *')).toHaveValue(/Wool Runner/)
    await expect(page.getByLabel('Price *')).toHaveValue('')
    await expect(
      page.getByText('Check this. The shop says USD 110.00. Please enter the price in Singapore'),
    ).toBeVisible()
  })
})

test('a page that is no product is said so, and the link is kept', async ({ page, shop }) => {
  await page.getByLabel('Product link').fill(shop.page('about-us'))
  await page.getByRole('button', { name: 'Fetch details' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to extract product information from the URL',
  )
  await page.getByRole('button', { name: 'Add Manually' }).click()
  await expect(page.getByLabel('Product link *')).toHaveValue(shop.page('about-us'))
})

test('a text that is no link is not sent', async ({ page }) => {
  await page.getByLabel('Product link').fill('moon night light')
  await page.getByRole('button', { name: 'Fetch details' }).click()
  await expect(page.getByText('Invalid URL format')).toBeVisible()
})

test('clearing forgets what was read', async ({ page, shop }) => {
  await page.getByLabel('Product link').fill(shop.page('night-light'))
  await page.getByRole('button', { name: 'Fetch details' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('Product link')).toHaveValue('')
  await expect(page.getByLabel('Product name *')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Manual Entry' }).click()
  await expect(page.getByLabel('Product name *')).toHaveValue('')
})
