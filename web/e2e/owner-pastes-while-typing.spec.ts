import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/owner.ts'
import { openReader, readLink } from './support/reader.ts'
import type { Shop } from './support/shop.ts'

test.beforeEach(async ({ page, owner: _signedIn }) => openReader(page))

test.afterEach(({ shop }: { shop: Shop }) => shop.letGo())

test('while a shop takes its time it is said what is tried, and stopping needs no answer', async ({
  page,
  shop,
}) => {
  shop.hold()
  await readLink(page, shop.page('night-light', 'stopped'))
  const news = page.getByRole('status').filter({ hasText: 'Reading the page at localhost' })
  await expect(news).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Fetch details' })).toBeFocused()
  await expect(page.getByLabel('Product link')).toHaveValue(/night-light/)
  shop.letGo()

  // The answer that nobody waits for any more changes nothing: the next one is another page's.
  await readLink(page, shop.page('gallery', 'instead'))
  await expect(page.getByLabel('Product name *')).toHaveValue('Paper star lamp')
})

test('what the owner types meanwhile stays, and the page has its say beside it', async ({
  page,
  shop,
}) => {
  shop.hold()
  await readLink(page, shop.page('night-light', 'meanwhile'))
  await page.getByRole('button', { name: 'fill it in yourself' }).click()
  await expect(page.getByLabel('Product name *')).toBeFocused()
  await page.keyboard.type('Our night light')
  await page.getByLabel('Price *').fill('40')
  shop.letGo()
  await expect(page.getByText('What you typed yourself stays.')).toBeVisible()
  await expect(page.getByLabel('Product name *')).toHaveValue('Our night light')
  await expect(page.getByLabel('Price *')).toHaveValue('40')
  await expect(page.getByLabel('Description')).toHaveValue(/soft light/)
  await page.getByRole('button', { name: 'Use $45.90 from the page' }).click()
  await expect(page.getByLabel('Price *')).toHaveValue('45.90')
  await expectAccessible(page)
})

test('a second link replaces what the first one brought, and nothing else', async ({
  page,
  shop,
}) => {
  await readLink(page, shop.page('night-light', 'first'))
  await page.getByLabel('Description').fill('For the night feeds.')
  await readLink(page, shop.page('no-price', 'second'))
  await expect(page.getByLabel('Product name *')).toHaveValue('KX-500 v2')
  await expect(page.getByLabel('Price *')).toHaveValue('')
  await expect(page.getByLabel('Description')).toHaveValue('For the night feeds.')
})

test('a second link that leads nowhere leaves nothing of the first', async ({ page, shop }) => {
  await readLink(page, shop.page('night-light', 'left'))
  await expect(page.getByLabel('Product name *')).toHaveValue('Moon night light')
  await readLink(page, shop.page('about-us', 'left'))
  await page.getByRole('button', { name: 'Add Manually' }).click()
  await expect(page.getByLabel('Product name *')).toHaveValue('')
  await expect(page.getByLabel('Price *')).toHaveValue('')
  await expect(page.getByLabel('Product link *')).toHaveValue(shop.page('about-us', 'left'))
})
