import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, ownCard, test } from '../support/owner.ts'
import { fetchProductDetails, openAutoPopulate } from '../support/product-lookup.ts'

const LOOKUP = '**/api/admin/scraping/parse-product-url'
const LOOKUP_LOGS = '**/api/admin/scraping/logs/*'

test.beforeEach(async ({ page, owner: _signedIn }) => openAutoPopulate(page))

test.afterEach(({ shop }) => shop.letGo())

test('a product in Singapore dollars fills the form, and is added with its picture', async ({
  page,
  owner,
  shop,
}) => {
  // On a slow machine the first poll comes before the lookup, and 404 means that it has not started.
  const tooEarly = page.waitForResponse(
    response => response.url().includes('/api/admin/scraping/logs/') && response.status() === 404,
  )
  await page.route(LOOKUP, async route => {
    await tooEarly
    await route.continue()
  })
  await fetchProductDetails(page, shop.page('night-light'))
  await expect(page.getByText('Found at localhost.')).toBeVisible()
  await expect(page.getByLabel('Product name *')).toHaveValue('Moon night light')
  await expect(page.getByLabel('Price *')).toHaveValue('45.90')
  await expect(page.getByLabel('Category')).toHaveValue('Nursery Decor & Lighting')
  await expect(page.getByLabel('Description')).toHaveValue(/soft light for the night feeds/)
  await expect(page.getByRole('radio', { name: 'Picture 1 of 1' })).toBeChecked()
  const image = page.locator('.image-picker_pick img').first()
  await expect(image).toHaveAttribute('src', /^\/images\/[0-9a-f]{64}\.webp$/)
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  const card = ownCard(page, 'Moon night light')
  await expect(card).toHaveClass(/is-highlighted/)
  await expect(card.getByText('of $45.90')).toBeVisible()

  await page.goto(`/registry/${owner.slug}`)
  const shown = page.getByRole('article', { name: 'Moon night light' })
  await expect(shown).toBeVisible()
  await expect(shown.locator('img').first()).toHaveAttribute('src', /^\/images\//)
})

test('a page that needs its scripts is read in a browser, which is announced', async ({
  page,
  shop,
}) => {
  // Delays the request of the page's script until the stage has been shown.
  shop.hold('lamp')
  const checked = Promise.withResolvers<void>()
  await page.route(LOOKUP, async route => {
    const response = await route.fetch()
    await checked.promise
    await route.fulfill({ response })
  })
  await fetchProductDetails(page, shop.page('script-only'))
  await expect(page.getByText('Opening the page in a browser')).toBeVisible()
  // The scraper would give up a shop that is held during the check, so only the owner's page waits for it.
  await page.route(LOOKUP_LOGS, async route => {
    await checked.promise
    await route.continue()
  })
  shop.letGo()
  await expectAccessible(page)
  checked.resolve()
  await expect(page.getByLabel('Product name *')).toHaveValue('Scripted star lamp')
  await expect(page.getByLabel('Price *')).toHaveValue('27.50')
})

test.describe('the pictures of a product', () => {
  // The browser reports one of the shop's images, which is missing.
  test.use({ expectsRefusals: true })

  test('are chosen by the arrow keys, and changed later', async ({ page, shop }) => {
    const shown = page.locator('.image-picker_preview img')
    await test.step('choose one of those that can be had', async () => {
      await fetchProductDetails(page, shop.page('gallery'))
      // Six images are fetched at once; one is missing.
      await expect(page.locator('.image-picker_pick img')).toHaveCount(5)
      await page.getByRole('button', { name: 'Show 3 more pictures' }).click()
      await expect(page.locator('.image-picker_pick img')).toHaveCount(8)
      await expect(page.getByText('8 pictures found on the page')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('radio', { name: 'Picture 1 of 8' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Picture 3 of 8' })).toBeChecked()
      const chosen = await page.locator('.image-picker_pick:has(:checked) img').getAttribute('src')
      await expect(shown).toHaveAttribute('src', chosen ?? '')
      await page.getByRole('button', { name: 'Add Item', exact: true }).click()
      const image = ownCard(page, 'Paper star lamp').locator('.item-card_item-picture img')
      await expect(image).toHaveAttribute('src', chosen ?? '')
    })
    await test.step('choose another for the item', async () => {
      const image = ownCard(page, 'Paper star lamp').locator('.item-card_item-picture img')
      const before = await image.getAttribute('src')
      await page.getByRole('button', { name: 'Edit Paper star lamp' }).click()
      await expect(page.getByRole('radio', { name: /^Picture 1 of/ })).toBeChecked()
      await expectAccessible(page)
      await page.locator('label.image-picker_pick').nth(1).click()
      await expect(page.getByText('Saved. Guests see this picture now.')).toBeVisible()
      await expect(page.getByRole('radio', { name: /^Picture 2 of/ })).toBeChecked()
      await expect(image).not.toHaveAttribute('src', before ?? '')
      await expect(image).toHaveAttribute('src', /^\/images\//)
    })
  })
})
