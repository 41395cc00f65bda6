import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './support/quick-add.ts'
import { isAvailable } from './support/shop-pages.ts'
import { daraz, lazada, shopee } from './support/shops.ts'

test('an owner signs in and adds a Lazada product to the public registry', async ({
  clickOn,
  product,
}) => {
  const popup = await clickOn(lazada)
  await test.step('is rejected with a wrong password', async () => {
    await expect(
      popup.getByRole('heading', { name: 'Connect QuickAdd to your registry' }),
    ).toBeFocused()
    await expectAccessible(popup)
    await signIn(popup, { ...product.demo, password: 'Not-the-password-1' })
    await expect(popup.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(popup.getByLabel('Password')).toBeInViewport({ ratio: 1 })
    await expectAccessible(popup)
  })

  await test.step('sees the extracted product', async () => {
    await popup.getByLabel('Password').fill(product.demo.password)
    await popup.getByRole('button', { name: 'Sign in' }).click()
    await expect(popup.getByLabel('Name')).toHaveValue('Cloud Nest Foldable Baby Cot 3-in-1')
    await expect(popup.getByText('From lazada.sg')).toBeVisible()
    await expect(popup.getByLabel('Price')).toHaveValue('189.00')
    await expect(popup.getByRole('main')).toContainText(
      'Two prices on this page.189.00 now299.00 before',
    )
    await expect(popup.getByRole('radio', { name: 'Picture 1 of' })).toBeChecked()
    await expectAccessible(popup)
  })

  const name = await addUnderOwnName(popup, 'Found at Lazada')
  await expectAccessible(popup)
  await expect(popup.getByRole('link', { name: 'View in Dashboard' })).toHaveAttribute(
    'href',
    new RegExp(`^${product.url}/dashboard#item-`),
  )
  await popup.goto(`${product.url}/registry/${product.demo.slug}`)
  await expect(cardOf(popup, name)).toContainText('S$189')
})

test('an owner adds products from saved pages of Daraz and Shopee', async ({
  clickOn,
  product,
}) => {
  for (const page of [daraz, shopee]) test.skip(!isAvailable(page), `no saved page: ${page.file}`)
  const popup = await clickOn(daraz)
  await signIn(popup, product.demo)
  const fromDaraz = await test.step('Daraz, with the price entered in dollars', async () => {
    await expect(popup.getByLabel('Name')).toHaveValue("Women's Cotton Printed Capri (SLC-20)")
    await expect(popup.getByText('From daraz.com.np')).toBeVisible()
    await expect(popup.getByLabel('Price')).toHaveValue('300.00')
    await expect(popup.getByRole('main')).toContainText('We know no rate for NPR.')
    await expectAccessible(popup)
    await popup.getByLabel('Currency').selectOption('SGD')
    await popup.getByLabel('Price').fill('12.50')
    return addUnderOwnName(popup, 'Found at Daraz')
  })

  const other = await clickOn(shopee)
  const fromShopee = await test.step('Shopee, as extracted', async () => {
    await expect(other.getByLabel('Name')).toHaveValue(
      'Dr. Scholl Medi Qtto Outside Sheer Stockings Nature Nude ★Direct From Japan★',
    )
    await expect(other.getByText('From shopee.sg')).toBeVisible()
    await expect(other.getByLabel('Price')).toHaveValue('27.25')
    await expect(other.getByRole('radio', { name: 'Picture 1 of' })).toBeChecked()
    return addUnderOwnName(other, 'Found at Shopee')
  })

  await other.goto(`${product.url}/registry/${product.demo.slug}`)
  await expect(cardOf(other, fromDaraz)).toContainText('S$12.50')
  await expect(cardOf(other, fromShopee)).toContainText('S$27.25')
})

/** Adds the draft under a name that no other test's item has. */
async function addUnderOwnName(popup: Page, prefix: string): Promise<string> {
  const name = `${prefix} ${test.info().testId}`
  await popup.getByLabel('Name').fill(name)
  await popup.getByLabel('Name').press('Enter')
  await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
  return name
}

const cardOf = (registry: Page, name: string) =>
  registry.getByRole('article').filter({ hasText: name })
