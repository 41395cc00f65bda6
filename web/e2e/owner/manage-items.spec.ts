import { addItems, addItemWithContributions } from '../support/contributions.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, itemNames, openItemMenu, ownCard, test } from '../support/owner.ts'

const ITEM = 'Moon night light'

test('an owner adds an item by hand, changes it, and deletes it', async ({ page, owner }) => {
  const card = ownCard(page, ITEM)
  await test.step('add it from the empty list', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Add Your First Item' }).click()
    await expect(page.getByRole('heading', { name: 'Add a new item' })).toBeFocused()
    await page.getByLabel('Product name *').fill(ITEM)
    await page.getByLabel('Product link *').fill('https://shop.example/moon')
    await page.getByLabel('Price *').fill('S$1,045.90')
    await page.getByRole('button', { name: 'Add Item', exact: true }).click()
    await expect(card).toHaveClass(/is-highlighted/)
    await expect(card).toBeInViewport()
    await expect(card.getByText('of $1,045.90')).toBeVisible()
  })
  await test.step('change how many are wished for', async () => {
    await page.getByRole('button', { name: `Edit ${ITEM}` }).click()
    const quantity = page.getByRole('spinbutton', { name: 'How many' })
    await quantity.press('ArrowUp')
    await quantity.press('ArrowUp')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(card).toHaveClass(/is-highlighted/)
    await expect(card.getByRole('button', { name: ITEM, exact: true })).toBeFocused()
  })
  await test.step('see it as visitors do', async () => {
    await page.goto(`/registry/${owner.slug}`)
    const shown = page.getByRole('article', { name: ITEM })
    await expect(shown.getByText('Qty 3')).toBeVisible()
    await page.goBack()
  })
  await test.step('delete it', async () => {
    await openItemMenu(page, ITEM)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete item' }).click()
    await expect(page.getByText(`"${ITEM}" has been deleted successfully`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'No items in your registry yet' })).toBeFocused()
  })
})

test('a question over the details of an item has the focus, and gives it back', async ({
  page,
  owner,
}) => {
  await addItemWithContributions(page, owner, ITEM, [
    { name: 'Mei Lin Koh', amount: 20 },
    { name: 'Farah Aziz', amount: 60 },
  ])
  await page.goto('/dashboard')
  const open = ownCard(page, ITEM).getByRole('button', { name: /^Details/ })
  await open.click()
  const details = page.getByRole('dialog', { name: ITEM })
  await details.getByRole('button', { name: 'Verify Mei Lin Koh, $20.00' }).click()
  await expect(details).toContainText('$20.00 confirmed')
  await expect(page.getByText('Payment verified successfully')).toBeVisible()
  await expectAccessible(page)
  const remove = details.getByRole('button', { name: 'Delete Farah Aziz, $60.00' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(details).toBeVisible()
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Delete contribution' }).click()
  await expect(details).toContainText('1 contributor')
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('the entries of the menu lead to what they name', async ({ page, owner }) => {
  await addItemWithContributions(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
  await page.goto('/dashboard')
  const menu = page.getByRole('complementary', { name: 'Owner menu' })
  const filters = page.getByRole('group', { name: 'Filter items' })
  const heading = page.getByRole('heading', { name: 'Your Registry Items (1)' })
  await expect(page.getByText('Registry Management')).toBeVisible()
  // The list has no heading to focus before it has loaded.
  await expect(heading).toBeVisible()
  for (const [entry, filter] of [
    ['Contributed', 'Contributed 1'],
    ['Fully Gifted', 'Fully Gifted 0'],
    ['All items', 'All Items 1'],
  ] as const) {
    await menu.getByRole('button', { name: entry }).click()
    await expect(filters.getByRole('button', { name: filter, pressed: true })).toBeInViewport()
    await expect(heading).toBeFocused()
  }
  await menu.getByRole('button', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await menu.getByRole('button', { name: 'Manage items' }).click()
  await expect(page.getByRole('heading', { name: 'Add a new item' })).toBeInViewport()
  await menu.getByRole('link', { name: 'Gift Passing' }).click()
  await expect(page.getByRole('heading', { name: 'Item Sharing Requests' })).toBeVisible()
  await menu.getByRole('button', { name: 'Contributed' }).click()
  await expect(heading).toBeFocused()
  await menu.getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL('**/registry-settings')
})

test('a row is dragged by the keys alone, and visitors see the new order', async ({
  page,
  owner,
}) => {
  await addItems(page, ['Cot', 'Pram', 'Bib'])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Reorder' }).click()
  const rows = page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem')
  await expect(rows).toHaveText(['Bib', 'Pram', 'Cot'])
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
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/registry/${owner.slug}`)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect.poll(() => itemNames(page)).toEqual(['Pram', 'Bib', 'Cot'])
})
