import { addByHand, expect, giveTo, ownCard, test } from './support/owner.ts'

test.beforeEach(async ({ page, owner: _signedIn }) => {
  await page.goto('/dashboard')
  await expect(page.getByText('No items in your registry yet')).toBeVisible()
})

test('an item added by hand is ringed in the list and stands on the public page', async ({
  page,
  owner,
}) => {
  await page.getByRole('button', { name: 'Add Your First Item' }).click()
  await expect(page.getByRole('heading', { name: 'Add a new item' })).toBeFocused()
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  await expect(page.getByLabel('Product name *')).toBeFocused()
  await expect(page.getByText('Please enter a product URL')).toBeVisible()
  await expect(page.getByText('Please enter a valid price')).toBeVisible()

  await page.getByLabel('Product name *').fill('Moon night light')
  await page.getByLabel('Product link *').fill('https://shop.example/moon')
  await page.getByLabel('Price *').fill('S$1,045.90')
  await page.getByLabel('Category').selectOption('Nursery Decor & Lighting')
  await page.getByLabel('Description').fill('For the night feeds.')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()

  const card = ownCard(page, 'Moon night light')
  await expect(card).toHaveClass(/is-highlighted/)
  await expect(card.getByText('of $1,045.90')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Registry Items (1)' })).toBeVisible()
  await expect(page.getByText('Manage your baby registry items below')).toBeVisible()
  await page.clock.runFor(3_100)
  await expect(card).not.toHaveClass(/is-highlighted/)

  await page.goto(`/registry/${owner.slug}`)
  await expect(page.getByRole('article', { name: 'Moon night light' })).toBeVisible()
})

test('editing sends what was changed and the description', async ({ page }) => {
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await page.getByRole('button', { name: 'Edit Moon night light' }).click()
  await expect(page.getByRole('tab', { name: 'Auto-Populate' })).toHaveCount(0)
  await page.getByLabel('Price *').fill('39.9')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await sent).postDataJSON()).toEqual({ totalPrice: 39.9, productDescription: '' })
  const card = ownCard(page, 'Moon night light')
  await expect(card.getByText('of $39.90')).toBeVisible()
  await expect(card).toHaveClass(/is-highlighted/)
})

test('the menu leads back to an open form, and what was typed stays', async ({ page }) => {
  await addByHand(page, { name: 'Muslin blanket', price: '18' })
  await page.getByRole('button', { name: 'Edit Muslin blanket' }).click()
  await page.getByLabel('Product name *').fill('Muslin blanket, blue')
  await page.getByRole('button', { name: 'Manage items' }).click()
  await expect(page.getByLabel('Product name *')).toHaveValue('Muslin blanket, blue')
})

test('cancelling an edit changes nothing and shows the item again', async ({ page }) => {
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await page.getByRole('button', { name: 'Edit Moon night light' }).click()
  await page.getByLabel('Product name *').fill('Something else')
  await page.getByRole('button', { name: '✕ Cancel' }).click()
  await expect(ownCard(page, 'Moon night light')).toHaveClass(/is-highlighted/)
})

test('deleting asks once, and goes only when it is confirmed', async ({ page }) => {
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  const remove = page.getByRole('button', { name: 'Delete Moon night light' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure you want to permanently delete "Moon night light"? This item has no contributions yet. This action cannot be undone.',
  )
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Delete item' }).click()
  await expect(page.getByText('"Moon night light" has been deleted successfully')).toBeVisible()
  await expect(page.getByRole('region', { name: 'No items in your registry yet' })).toBeFocused()
})

test('details list who gave, and a reset empties them', async ({ page, owner }) => {
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await giveTo(page, owner, 20)
  await page.reload()
  await expect(page.getByRole('link', { name: '1 gift to confirm' })).toBeVisible()

  await ownCard(page, 'Moon night light')
    .getByRole('button', { name: /^Details/ })
    .click()
  const details = page.getByRole('dialog', { name: 'Moon night light' })
  await expect(details).toContainText('Mei Lin Koh')
  await expect(details).toContainText('mei@example.com')
  await expect(details).toContainText('For all the midnight checks.')
  await expect(details).toContainText('Just now · PayNow')
  await expect(details).toContainText('To confirm')
  await expect(details).toContainText('$20.00 promised')

  await details.getByRole('button', { name: 'Reset contributions' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure you want to reset all contributions for "Moon night light"? This will remove 1 contribution(s) totaling $20.00. This action cannot be undone.',
  )
  await question.getByRole('button', { name: 'Reset contributions' }).click()
  await expect(ownCard(page, 'Moon night light').getByText('No contributions yet')).toBeVisible()
  await page.getByRole('button', { name: 'Reset contributions of Moon night light' }).click()
  await expect(
    page
      .getByRole('region', { name: 'Notifications', exact: true })
      .getByText('This item has no contributions to reset.'),
  ).toBeVisible()
})

test('the filters say how many there are, and offer a way back from none', async ({ page }) => {
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  const filters = page.getByRole('group', { name: 'Filter items' })
  await filters.getByRole('button', { name: 'Fully Gifted 0' }).click()
  await expect(page.getByText('Items that are fully gifted will gather here.')).toBeVisible()
  await page.getByRole('button', { name: 'Show All Items' }).click()
  await expect(ownCard(page, 'Moon night light')).toBeVisible()
})

test('a link in the address opens the form with it', async ({ page }) => {
  await page.goto('/dashboard?addItem=true&url=https%3A%2F%2Fshop.example%2Fmoon')
  await expect(page.getByLabel('Product link')).toHaveValue('https://shop.example/moon')
})

test.describe('a lost answer', () => {
  test.use({ expectsRefusals: true })

  test('keeps what was typed, and trying again adds the item once', async ({ page }) => {
    let isLost = false
    await page.route('**/api/admin/registry/items', async route => {
      if (route.request().method() !== 'POST' || isLost) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: '+ Add New Item' }).click()
    await page.getByLabel('Product name *').fill('Moon night light')
    await page.getByLabel('Product link *').fill('https://shop.example/moon')
    await page.getByLabel('Price *').fill('45.90')
    await page.getByRole('button', { name: 'Add Item', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Network error')
    await expect(page.getByLabel('Product name *')).toHaveValue('Moon night light')
    await page.getByRole('button', { name: 'Add Item', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your Registry Items (1)' })).toBeVisible()
  })
})
