import type { Page } from '@playwright/test'
import { addItems, contributeAsVisitor } from '../support/contributions.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { fixedOnPaper } from '../support/fixed-on-paper.ts'
import { expectAccessibleInLooks, NARROW_DARK } from '../support/looks.ts'
import { addByHand, clearStorage, expect, openItemMenu, ownCard, test } from '../support/owner.ts'
import { fetchProductDetails, openAutoPopulate } from '../support/product-lookup.ts'

// The browser reports the requests that the test makes fail.
test.use({ expectsRefusals: true })

const step = test.step

test.describe('in every look', () => {
  test.use(NARROW_DARK)

  test('the dashboard, its forms and dialogs, and signing in and up, are accessible', async ({
    page,
    owner,
    shop,
  }) => {
    await step('an empty list, and an item that was given for', async () => {
      await page.goto('/dashboard')
      await page.getByText('No items in your registry yet').waitFor()
      await expectAccessibleInLooks(page)
      await addByHand(page, { name: 'Moon night light', price: '45.90' })
      await contributeAsVisitor(page, owner, 20)
      await page.reload()
      await ownCard(page, 'Moon night light').getByText('Partly funded').waitFor()
      await expectAccessibleInLooks(page)
    })
    await step('the menu', () => openMenu(page))
    await step('a question, the details and the form of an item', () => openItem(page))
    await step('the form for a new item', async () => {
      await page.getByRole('button', { name: '+ Add New Item' }).click()
      const add = page.getByRole('button', { name: 'Add Item', exact: true })
      await expect(page.getByRole('heading', { name: 'Add a new item' })).toBeFocused()
      // On a phone the buttons of the form stay at the bottom edge.
      await expect(add).toBeInViewport()
      await add.click()
      await page.getByText('Please enter a valid price').waitFor()
      await expectAccessibleInLooks(page)
    })
    await step('a link that leads to no product, and one that does', async () => {
      await page.getByRole('tab', { name: 'Auto-Populate' }).click()
      await fetchProductDetails(page, shop.page('about-us'))
      await page.getByRole('alert').waitFor()
      await expectAccessibleInLooks(page)
      await fetchProductDetails(page, shop.page('night-light'))
      await page.getByText('Found at localhost.').waitFor()
      await expectAccessibleInLooks(page)
    })
    await step('signing in and up', () => signOutAndIn(page))
  })
})

/** Opens the menu, which is a drawer on phones only. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Owner menu' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close menu' }).click()
}

async function openItem(page: Page): Promise<void> {
  await openItemMenu(page, 'Moon night light')
  await expectAccessibleInLooks(page)
  await page.getByRole('menuitem', { name: 'Reset contributions' }).click()
  await page.getByRole('alertdialog').waitFor()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  const card = ownCard(page, 'Moon night light')
  await card.getByRole('button', { name: /^Details/ }).click()
  await page.getByRole('dialog', { name: 'Moon night light' }).waitFor()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Edit item' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).waitFor()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: '✕ Cancel' }).click()
}

async function signOutAndIn(page: Page): Promise<void> {
  await clearStorage(page)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'User Dashboard' }).waitFor()
  await expectAccessibleInLooks(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Login with Email & Password' }).click()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expectAccessibleInLooks(page)
  await page.goto('/create-registry')
  await page.getByRole('button', { name: 'Create My Registry' }).click()
  await page.getByText('Email is required').waitFor()
  await expectAccessibleInLooks(page)
}

test('what opens on demand over items, links and shared links is accessible', async ({
  page,
  owner,
  shop,
}) => {
  await addItems(page, ['Cot', 'Pram', 'Bib'])
  await contributeAsVisitor(page, owner, 10)
  await openAutoPopulate(page)
  await step('links that need QuickAdd, a look, or leave what was typed', async () => {
    await fetchProductDetails(page, 'https://shopee.sg/Moon-Night-Light-i.123.456')
    await page.getByRole('alert').getByText('needs one click from you').waitFor()
    await expectAccessible(page)
    await fetchProductDetails(page, shop.page('no-price'))
    await page.getByText('Please check the price before you save.').waitFor()
    await expectAccessible(page)
    shop.hold()
    await fetchProductDetails(page, shop.page('night-light', 'meanwhile'))
    await page.getByRole('button', { name: 'fill it in yourself' }).click()
    await page.getByLabel('Price *').fill('40')
    shop.letGo()
    await page.getByText('What you typed yourself stays.').waitFor()
    await expectAccessible(page)
  })
  await step('a product that is on the list, and help with its words', async () => {
    await page.getByLabel('Product name *').fill('Cot')
    await page.getByRole('region', { name: 'Already on your list' }).waitFor()
    await expectAccessible(page)
    await askForWords(page)
    await page.getByRole('button', { name: '✕ Cancel' }).click()
  })
  await step('several items, and a search that finds none', () => selectSeveral(page))
  await step('shared links', async () => {
    await page.goto('/share-product?text=https://s.lazada.sg/s.TVggS')
    await page.getByRole('heading', { name: 'Manual Entry Required' }).waitFor()
    await expectAccessible(page)
    await page.goto('/share-product?text=Look')
    await page.getByText('No valid product URL found in shared content').waitFor()
    await expectAccessible(page)
    await page.route('**/api/admin/registry/items', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.goto(`/share-product?url=${shop.page('no-price')}`)
    await page.getByText('Failed to add product to registry').waitFor()
    await expectAccessible(page)
  })
})

async function askForWords(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Suggest a description' })
  await open.click()
  await page.getByText('AI suggestions are not set up here.').waitFor()
  await expectAccessible(page)
  await open.click()
  await page.getByLabel('Category').selectOption('Baby Monitors')
  await page.route('**/generate-keywords', route => route.fulfill({ status: 429, json: {} }))
  await open.click()
  await page.getByText('Rate limit exceeded.').waitFor()
  await expectAccessible(page)
  const keywords = { success: true, data: { keywords: ['soft light'] }, fallback: false }
  const description = { success: true, description: 'A soft light.', fallback: false }
  await page.route('**/generate-keywords', route =>
    route.fulfill({ json: { ...keywords, warning: null } }),
  )
  await page.route('**/generate-description', route =>
    route.fulfill({ json: { ...description, error: null, code: null } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'soft light' }).waitFor()
  await page.getByRole('button', { name: 'Write it for me' }).click()
  await page.getByRole('blockquote').waitFor()
  await expectAccessible(page)
}

async function selectSeveral(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Cot' }).check()
  await expectAccessible(page)
  expect(await fixedOnPaper(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Delete 1 item?' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search your items' }).fill('stroller')
  await page.getByText('No item of yours has “stroller” in its name.').waitFor()
  await expectAccessible(page)
}
