import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/owner.ts'
import { openReader, readLink } from './support/reader.ts'

test.beforeEach(async ({ page, owner: _signedIn }) => openReader(page))

test('no link, and a text that is none, are not sent', async ({ page }) => {
  await page.getByRole('button', { name: 'Fetch details' }).click()
  await expect(page.getByText('Please enter a product URL')).toBeVisible()
  await readLink(page, 'moon night light')
  await expect(page.getByText('Invalid URL format')).toBeVisible()
})

test('a page that is no product is said so, and the link is kept', async ({ page, shop }) => {
  await readLink(page, shop.page('about-us'))
  const said = page.getByRole('alert')
  await expect(said).toContainText('We found no product there')
  await expect(said).toContainText('Failed to extract product information from the URL')
  await page.getByRole('button', { name: 'Add Manually' }).click()
  await expect(page.getByLabel('Product name *')).toBeFocused()
  await expect(page.getByLabel('Product link *')).toHaveValue(shop.page('about-us'))
})

test('a shop that only QuickAdd can read leads there', async ({ page }) => {
  await readLink(page, 'https://shopee.sg/Moon-Night-Light-i.123.456')
  const said = page.getByRole('alert')
  await expect(said).toContainText('shopee.sg needs one click from you')
  await expect(said).toContainText(
    'Shopee blocks automated extraction. For best results on Lazada, Shopee, please use the QuickAdd browser extension on desktop.',
  )
  await expect(said.getByRole('link', { name: 'Get QuickAdd Extension' })).toHaveAttribute(
    'href',
    '/extension',
  )
  await expectAccessible(page)
})

test('a shop that lets no server in leads to QuickAdd too', async ({ page, shop }) => {
  await readLink(page, shop.page('wall'))
  const said = page.getByRole('alert')
  await expect(said).toContainText('localhost did not let us in')
  await expect(said.getByRole('link', { name: 'Get QuickAdd Extension' })).toBeVisible()
})

test('a shop that does not answer is said so, and another link is another try', async ({
  page,
  shop,
}) => {
  await readLink(page, shop.page('hangs-up'))
  await expect(page.getByRole('alert')).toContainText('We could not reach localhost')
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await readLink(page, shop.page('night-light', 'after-a-failure'))
  await expect(page.getByText('Found at localhost.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('a line that breaks', () => {
  test.use({ expectsRefusals: true })

  test('is said so, and trying again helps', async ({ page, shop }) => {
    await page.route('**/parse-product-url', route => route.abort(), { times: 1 })
    await readLink(page, shop.page('night-light', 'broken-line'))
    const said = page.getByRole('alert')
    await expect(said).toContainText('An error occurred while processing the URL')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByLabel('Product name *')).toHaveValue('Moon night light')
  })
})
