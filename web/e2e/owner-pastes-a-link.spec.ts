import { existsSync } from 'node:fs'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, ownCard, test } from './support/owner.ts'
import { openReader, readLink } from './support/reader.ts'
import { savedPage } from './support/shop.ts'

test.beforeEach(async ({ page, owner: _signedIn }) => openReader(page))

test.afterEach(({ shop }) => shop.letGo())

test('a product in Singapore dollars fills the form, and lands on the public page', async ({
  page,
  owner,
  shop,
}) => {
  await readLink(page, shop.page('night-light'))
  await expect(page.getByText('Found at localhost.')).toBeVisible()
  await expect(page.getByLabel('Product name *')).toHaveValue('Moon night light')
  await expect(page.getByLabel('Price *')).toHaveValue('45.90')
  await expect(page.getByLabel('Category')).toHaveValue('Nursery Decor & Lighting')
  await expect(page.getByLabel('Description')).toHaveValue(/soft light for the night feeds/)
  const picture = page.getByRole('radio', { name: 'Picture 1 of 1' })
  await expect(picture).toBeChecked()
  await expect(page.locator('.pick img').first()).toHaveAttribute(
    'src',
    /^\/images\/[0-9a-f]{64}\.webp$/,
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  const card = ownCard(page, 'Moon night light')
  await expect(card).toHaveClass(/is-highlighted/)
  await expect(card.getByText('of $45.90')).toBeVisible()

  await page.goto(`/registry/${owner.slug}`)
  const shown = page.getByRole('article', { name: 'Moon night light' })
  await expect(shown).toBeVisible()
  await expect(shown.locator('img').first()).toHaveAttribute('src', /^\/images\//)
})

test('a page that needs its scripts is read in a browser, which is said', async ({
  page,
  shop,
}) => {
  // What only the page's script asks for waits until the stage has been seen.
  shop.hold('lamp')
  await readLink(page, shop.page('script-only'))
  await expect(page.getByText('Opening the page in a browser')).toBeVisible()
  shop.letGo()
  await expect(page.getByLabel('Product name *')).toHaveValue('Scripted star lamp')
  await expect(page.getByLabel('Price *')).toHaveValue('27.50')
})

test('what the page leaves open is named, marked and described', async ({ page, shop }) => {
  await readLink(page, shop.page('no-price'))
  await expect(
    page.getByText('Please check the price and the category before you save.'),
  ).toBeVisible()
  await expect(page.getByLabel('Price *')).toHaveValue('')
  await expect(page.getByLabel('Price *')).toHaveAccessibleDescription(
    'Check this. The page does not say it.',
  )
  await expect(page.getByLabel('Category')).toHaveValue('Other')
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription(
    'Check this. The page does not say where it belongs.',
  )
  await expectAccessible(page)
})

test('a price that is not sure is filled in, and asked about', async ({ page, shop }) => {
  await readLink(page, shop.page('unsure-price'))
  await expect(page.getByText('Please check the price')).toBeVisible()
  await expect(page.getByLabel('Price *')).toHaveAccessibleDescription(/^Check this\./)
})

test.describe('a shop whose pictures cannot be had', () => {
  test.use({ expectsRefusals: true })

  test('a price in another currency is left to the owner, who is told what the shop says', async ({
    page,
    shop,
  }) => {
    const file = 'wcxb-0580.html'
    test.skip(!existsSync(savedPage(file)), `no saved page ${savedPage(file)}`)
    await readLink(page, shop.page(`corpus/${file}`))
    await expect(page.getByLabel('Product name *')).toHaveValue(/Wool Runner/)
    await expect(page.getByLabel('Price *')).toHaveValue('')
    await expect(
      page.getByText('The shop says USD 110.00. Please enter the price in Singapore dollars.'),
    ).toBeVisible()
  })
})

test('a page read before is not fetched again, unless the owner wants it', async ({
  page,
  shop,
}) => {
  const link = shop.page('night-light', 'twice')
  await readLink(page, link)
  await expect(page.getByText('Found at localhost.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await readLink(page, link)
  await expect(page.getByText('This is what we read there in the last 24 hours.')).toBeVisible()
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(page.getByText('Found at localhost.')).toBeVisible()
  await expect(page.getByText('This is what we read there')).toHaveCount(0)
})

test('clearing forgets what was read', async ({ page, shop }) => {
  await readLink(page, shop.page('night-light'))
  await expect(page.getByText('Found at localhost.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('Product link')).toHaveValue('')
  await expect(page.getByLabel('Product name *')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Manual Entry' }).click()
  await expect(page.getByLabel('Product name *')).toHaveValue('')
})
