import { expectAccessible } from './support/expect-accessible.ts'
import { addItems, expect, giveTo, itemNames, ownCard, test } from './support/owner.ts'

const NAMES = ['Cot', 'Pram', 'Bib']

test.beforeEach(async ({ page, owner: _signedIn }) => {
  await addItems(page, NAMES)
  await page.goto('/dashboard')
  await expect(ownCard(page, 'Cot')).toBeVisible()
})

test('several are hidden, shown and moved to a category together', async ({ page, owner }) => {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Selected items' })
  const all = bar.getByRole('checkbox', { name: 'Select all shown' })
  await page.getByRole('checkbox', { name: 'Select Cot' }).check()
  await expect(bar.getByText('1 selected')).toBeVisible()
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.check()
  await expect(bar.getByText('3 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Bib' }).uncheck()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Hide' }).click()
  await expect(ownCard(page, 'Cot').getByText('Hidden from guests')).toBeVisible()
  await expect(ownCard(page, 'Pram').getByText('Hidden from guests')).toBeVisible()
  await expect(page.getByText('2 items hidden from guests')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Hide' })).toBeFocused()
  const seen = await page.request.get(`/api/registry/${owner.slug}/items`)
  expect((await seen.json()).data).toMatchObject([{ productName: 'Bib' }])

  await page.getByRole('checkbox', { name: 'Select Cot' }).check()
  await bar.getByRole('button', { name: 'Category…' }).click()
  const sheet = page.getByRole('dialog', { name: 'Category of 1 item' })
  await sheet.getByLabel('Category').selectOption('Cribs & Bassinets')
  await sheet.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(ownCard(page, 'Cot').getByText('Cribs & Bassinets')).toBeVisible()
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused()
  await ownCard(page, 'Cot').getByRole('button', { name: 'Show Cot to guests' }).click()
  await expect(ownCard(page, 'Cot').getByText('Hidden from guests')).toBeHidden()
})

test('deleting names what goes, and can be undone from another page and back', async ({
  page,
  owner,
}) => {
  await giveTo(page, owner, 10)
  await page.reload()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 3 items?' })
  await expect(question).toContainText('3 items: “Bib”, “Pram”, “Cot”.')
  await expect(question).toContainText('1 contribution totaling $10.00 would go with them.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete 3 items' }).click()
  await expect(page.getByText('No items in your registry yet')).toBeVisible()
  await expect(page.getByText('3 items deleted.')).toBeVisible()

  await page.getByRole('link', { name: 'Registry card' }).click()
  await expect(page).toHaveURL(/registry-card/)
  await page.goBack()
  await expect(page.getByText('3 items deleted.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => itemNames(page)).toEqual(['Bib', 'Pram', 'Cot'])
  await expect(page.getByText('$10.00 to confirm')).toBeVisible()
  await expect(page.getByText('3 items deleted.')).toBeHidden()
})

test.describe('a change that fails', () => {
  test.use({ expectsRefusals: true })

  test('shows at once, is taken back and can be tried again', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let tries = 0
    await page.route('**/api/admin/registry/items/bulk', async route => {
      tries += 1
      if (tries > 1) return route.continue()
      await held
      await route.fulfill({ status: 500, json: { error: 'Internal server error' } })
    })
    await ownCard(page, 'Cot').getByRole('button', { name: 'Hide Cot from guests' }).click()
    await expect(ownCard(page, 'Cot').getByText('Hidden from guests')).toBeVisible()
    release()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('1 item could not be hidden. Guests still see it.')
    await expect(ownCard(page, 'Cot').getByText('Hidden from guests')).toBeHidden()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('1 item hidden from guests')).toBeVisible()
    await expect(ownCard(page, 'Cot').getByText('Hidden from guests')).toBeVisible()
  })
})

test('searching and sorting find an item, and say when there is none', async ({ page }) => {
  await page.getByLabel('Sort by').selectOption('Name')
  await expect.poll(() => itemNames(page)).toEqual(['Bib', 'Cot', 'Pram'])
  await page.getByRole('searchbox', { name: 'Search your items' }).fill('cö')
  await expect.poll(() => itemNames(page)).toEqual(['Cot'])
  await expect(page.getByText('1 of 3 items shown')).toBeAttached()
  await page.getByRole('searchbox', { name: 'Search your items' }).fill('stroller')
  await expect(page.getByText('No item of yours has “stroller” in its name.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click()
  await expect.poll(() => itemNames(page)).toHaveLength(3)
})
