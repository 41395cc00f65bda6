import { addByHand, expect, giveTo, ownCard, test } from './support/owner.ts'

test.beforeEach(async ({ page, owner: _signedIn }) => {
  await page.goto('/dashboard')
})

test('how many is counted from 0 to 99, and shown to guests only above 0', async ({
  page,
  owner,
}) => {
  await addByHand(page, { name: 'Muslin blanket', price: '18' })
  await page.getByRole('button', { name: 'Edit Muslin blanket' }).click()
  const quantity = page.getByRole('spinbutton', { name: 'How many' })
  await expect(quantity).toHaveValue('1')
  await page.getByRole('button', { name: 'One more' }).click()
  await quantity.press('ArrowUp')
  await expect(quantity).toHaveValue('3')
  await quantity.fill('x')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Please enter a whole number from 0 to 99')).toBeVisible()
  await expect(quantity).toBeFocused()
  await quantity.fill('3')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await sent).postDataJSON()).toEqual({ quantity: 3, productDescription: '' })
  await expect(ownCard(page, 'Muslin blanket')).toHaveClass(/is-highlighted/)
  await page.goto(`/registry/${owner.slug}`)
  const card = page.getByRole('article', { name: 'Muslin blanket' })
  await expect(card.getByText('Qty 3')).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Edit Muslin blanket' }).click()
  await quantity.fill('0')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(ownCard(page, 'Muslin blanket')).toHaveClass(/is-highlighted/)
  await page.goto(`/registry/${owner.slug}`)
  await expect(card).toBeVisible()
  await expect(card.getByText(/^Qty/)).toHaveCount(0)
})

test('before an item with money on it is changed, the form says what guests will see', async ({
  page,
  owner,
}) => {
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await giveTo(page, owner, 20)
  await page.reload()
  await page.getByRole('button', { name: 'Edit Moon night light' }).click()
  const form = page.locator('#item-form')
  await expect(form).toContainText('1 person has given $20.00.')
  await expect(form).toContainText('A lower price may mark this item as fully gifted.')
  await page.getByLabel('Price *').fill('60')
  await expect(form).toContainText('Guests will see $20.00 of $60.00, $40.00 still needed.')
  await page.getByLabel('Price *').fill('15')
  await expect(form).toContainText('Guests will see it as fully gifted: $20.00 of $15.00.')
  await page.getByLabel('Product name *').fill('Star night light')
  await expect(form).toContainText('Those who gave will see their gift under the new name.')
})

test.describe('a server that does not say why', () => {
  test.use({ expectsRefusals: true })

  test('leaves the words for it to the form, and what was typed in it', async ({ page }) => {
    await addByHand(page, { name: 'Moon night light', price: '45.90' })
    await page.route('**/api/admin/registry/items{,/*}', route =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 500, json: {} }),
    )
    await page.getByRole('button', { name: 'Edit Moon night light' }).click()
    await page.getByLabel('Product name *').fill('Star night light')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to update item')
    await expect(page.getByLabel('Product name *')).toHaveValue('Star night light')
    await page.getByRole('button', { name: '✕ Cancel' }).click()

    await page.getByRole('button', { name: '+ Add New Item' }).click()
    await page.getByLabel('Product name *').fill('Paper star lamp')
    await page.getByLabel('Product link *').fill('https://shop.example/star')
    await page.getByLabel('Price *').fill('30')
    await page.getByRole('button', { name: 'Add Item', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to create item')
    await expect(page.getByLabel('Product name *')).toHaveValue('Paper star lamp')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('the buttons of the form stay at the bottom edge', async ({ page }) => {
    await page.getByRole('button', { name: '+ Add New Item' }).click()
    await expect(page.getByRole('heading', { name: 'Add a new item' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Add Item', exact: true })).toBeInViewport()
    await page.getByLabel('Product name *').focus()
    await expect(page.getByRole('button', { name: 'Add Item', exact: true })).toBeInViewport()
  })
})
