import { addItemWithContributions } from '../support/contributions.ts'
import { expectAccessibleInLooks, NARROW_DARK } from '../support/looks.ts'
import { expect, test } from '../support/owner.ts'

test.use(NARROW_DARK)

test('contributions to confirm and the registry card are accessible', async ({ page, owner }) => {
  await page.goto('/to-confirm')
  await page.getByText('All caught up').waitFor()
  await expectAccessibleInLooks(page)

  await addItemWithContributions(page, owner, 'Bugaboo Butterfly 2 stroller', [
    {
      ...{ name: 'Alexandria Wilhelmina Featherstonehaugh', amount: 45.5 },
      ...{ isNameHidden: true, isAmountHidden: true },
    },
    { name: 'Arjun Mehta', amount: 60, paymentMethod: 'india-upi' },
  ])
  await page.reload()
  await expect(page.getByText('Name and amount hidden on the page')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select Arjun/ }).check()
  await page.getByRole('button', { name: /^Received: Alexandria/ }).click()
  await page.getByRole('button', { name: /^Undo: Alexandria/ }).waitFor()
  await expectAccessibleInLooks(page)

  await page.getByRole('button', { name: /^Not received: Arjun/ }).click()
  await page.getByRole('alertdialog').waitFor()
  await expectAccessibleInLooks(page)

  await page.goto('/registry-card')
  await page.getByRole('button', { name: 'Print' }).waitFor()
  await expectAccessibleInLooks(page)
})
