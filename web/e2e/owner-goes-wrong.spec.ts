import type { Page } from '@playwright/test'
import type { Product } from '../../shared/tools/start-product.ts'
import { mailedLink } from './support/mailed-link.ts'
import { addByHand, expect, type Owner, ownCard, test } from './support/owner.ts'

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
  ).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No items in your registry yet')).toBeVisible()
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

for (const form of ['new', 'edit'] as const) {
  test(`a session that ends under the ${form} form keeps its words`, async ({
    page,
    owner,
    product,
  }) => {
    await confirmEmail(page, product, owner)
    await page.goto('/dashboard')
    if (form === 'edit') {
      await addByHand(page, { name: 'Moon lamp', price: '30' })
      await ownCard(page, 'Moon lamp').getByRole('button', { name: 'Edit' }).click()
    } else await page.getByRole('button', { name: '+ Add New Item' }).click()
    await page.getByLabel('Product name *').fill('Moon night light')
    await page.getByLabel('Product link *').fill('https://shop.example/moon-light')
    await page.getByLabel('Price *').fill('45.90')
    await endSession(page)
    const save = page.getByRole('button', { name: /^(Add Item|Save Changes)$/ })
    await save.click()
    await logInAgain(page, owner)
    await expect(page.getByLabel('Product name *')).toHaveValue('Moon night light')
    await expect(page.getByLabel('Product link *')).toHaveValue('https://shop.example/moon-light')
    await expect(page.getByLabel('Price *')).toHaveValue('45.90')
    await save.click()
    await ownCard(page, 'Moon night light').waitFor()
    await page.reload()
    await ownCard(page, 'Moon night light').waitFor()
    await expect(page.getByLabel('Product name *')).toHaveCount(0)
  })
}

test('words that are given up by Cancel do not come back', async ({ page, owner: _signedIn }) => {
  await page.goto('/dashboard')
  const add = page.getByRole('button', { name: '+ Add New Item' })
  await add.click()
  await page.getByLabel('Product name *').fill('Moon night light')
  await page.locator('#item-form').getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await add.click()
  await expect(page.getByLabel('Product name *')).toHaveValue('')
})

async function confirmEmail(page: Page, product: Product, owner: Owner): Promise<void> {
  await expect.poll(() => mailedLink(product, owner.email)).toBeTruthy()
  await page.goto((await mailedLink(product, owner.email)) ?? '')
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
}

/** As when neither the token nor the refresh cookie is there any more. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

async function logInAgain(page: Page, owner: Owner): Promise<void> {
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Login with Email & Password' }).click()
  await page.getByLabel('Email', { exact: true }).fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
