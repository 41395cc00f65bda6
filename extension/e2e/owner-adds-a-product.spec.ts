import { expect, expectGoodLooks, signIn, test } from './support/quick-add.ts'
import { isThere } from './support/shop-pages.ts'
import { daraz, lazada, shopee } from './support/shops.ts'

const CASES = [
  {
    shop: 'Lazada',
    page: lazada,
    name: 'Cloud Nest Foldable Baby Cot 3-in-1',
    found: '189.00',
    typed: '',
    hint: 'Two prices on this page.189.00 now299.00 before',
    shown: 'S$189',
  },
  {
    shop: 'Daraz',
    page: daraz,
    name: "Women's Cotton Printed Capri (SLC-20)",
    found: '300.00',
    typed: '12.50',
    hint: 'We know no rate for NPR.',
    shown: 'S$12.50',
  },
  {
    shop: 'Shopee',
    page: shopee,
    name: 'Dr. Scholl Medi Qtto Outside Sheer Stockings Nature Nude ★Direct From Japan★',
    found: '27.25',
    typed: '',
    hint: '',
    shown: 'S$27.25',
  },
]

test.describe('an owner on a shop page', () => {
  for (const { shop, page, name, found, typed, hint, shown } of CASES) {
    test(`adds a product of ${shop} to the public registry`, async ({
      clickOn,
      context,
      product,
    }) => {
      test.skip(!isThere(page), `no saved page of ${shop} here: ${page.file}`)
      const popup = await clickOn(page)
      await signIn(popup, product.demo)

      await expect(popup.getByLabel('Name')).toHaveValue(name)
      await expect(
        popup.getByText(`From ${new URL(page.url).host.replace('www.', '')}`),
      ).toBeVisible()
      await expect(popup.getByLabel('Price')).toHaveValue(found)
      await expect(popup.getByRole('main')).toContainText(hint)
      await expect(popup.getByRole('radio', { name: 'Picture 1 of' })).toBeChecked()
      if (page !== shopee) await expectGoodLooks(popup, 'draft')

      if (typed) {
        await popup.getByLabel('Currency').selectOption('SGD')
        await popup.getByLabel('Price').fill(typed)
      }
      const own = `Found at ${shop} ${test.info().testId}` // no story meets what others added
      await popup.getByLabel('Name').fill(own)
      await popup.getByLabel('Name').press('Enter')
      await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
      if (page === lazada) await expectGoodLooks(popup, 'saved')
      await expect(popup.getByRole('link', { name: 'View in Dashboard' })).toHaveAttribute(
        'href',
        new RegExp(`^${product.url}/dashboard#item-`),
      )

      const registry = await context.newPage()
      await registry.goto(`${product.url}/registry/${product.demo.slug}`)
      const card = registry.getByRole('article').filter({ hasText: own })
      await expect(card).toHaveCount(1)
      await expect(card).toContainText(shown)
    })
  }
})
