import { expectAccessible } from './support/expect-accessible.ts'
import { addItems, expect, itemNames, test } from './support/owner.ts'

const NAMES = ['Cot', 'Pram', 'Bib']

test.beforeEach(async ({ page, owner: _signedIn }) => {
  await addItems(page, NAMES)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Reorder' }).click()
  await expect(page.getByRole('list', { name: 'Items in your order' })).toBeVisible()
})

test('rows move by buttons and by a number, the last move is saved, and guests see the order', async ({
  page,
  owner,
}) => {
  let saves = 0
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/registry/items/order', async route => {
    saves += 1
    await held
    await route.continue()
  })
  const rows = page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem')
  await expect(rows).toHaveText(['Bib', 'Pram', 'Cot'])
  await page.getByRole('button', { name: 'Move Cot up' }).press('Enter')
  await expect(page.getByText('Cot moved to 2 of 3')).toBeAttached()
  await page.getByRole('button', { name: 'Move Bib down' }).press('Enter')
  await expect(rows).toHaveText(['Cot', 'Bib', 'Pram'])
  const place = page.getByRole('textbox', { name: 'Move Pram to position' })
  await place.fill('1')
  await place.press('Enter')
  await expect(page.getByText('Pram moved to 1 of 3')).toBeAttached()
  await expect(rows).toHaveText(['Pram', 'Cot', 'Bib'])
  release()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // Whatever was moved while the first was underway went in one.
  expect(saves).toBeLessThanOrEqual(2)
  await expectAccessible(page)

  await page.reload()
  await expect.poll(() => itemNames(page)).toEqual(['Pram', 'Cot', 'Bib'])
  await page.goto(`/registry/${owner.slug}`)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect.poll(() => itemNames(page)).toEqual(['Pram', 'Cot', 'Bib'])
})

test('a row is dragged by the keys alone', async ({ page }) => {
  const rows = page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem')
  const grip = page.getByRole('button', { name: 'Drag Bib' })
  await grip.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Bib picked up from 1 of 3')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Bib is over 2 of 3')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('Bib moved to 2 of 3')).toBeAttached()
  await expect(rows).toHaveText(['Pram', 'Bib', 'Cot'])
  await expect(grip).toBeFocused()
})

test.describe('an order that is not saved', () => {
  test.use({ expectsRefusals: true })

  test('shows at once, goes back, says so, and is saved when it is tried again', async ({
    page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let tries = 0
    await page.route('**/api/admin/registry/items/order', async route => {
      tries += 1
      if (tries > 1) return route.continue()
      await held
      await route.fulfill({ status: 500, json: { error: 'Internal server error' } })
    })
    const rows = page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem')
    await page.getByRole('button', { name: 'Move Cot up' }).click()
    await expect(rows).toHaveText(['Bib', 'Cot', 'Pram'])
    release()
    await expect(page.getByRole('alert')).toContainText('Your order was not saved.')
    await expect(rows).toHaveText(['Bib', 'Pram', 'Cot'])
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(rows).toHaveText(['Bib', 'Cot', 'Pram'])
  })
})
