import type { Page } from '@playwright/test'
import { addItemWithContributions } from '../support/contributions.ts'
import { expect, ownCard, test } from '../support/owner.ts'

const ITEM = 'Moon night light'
const activity = (page: Page) => page.getByRole('region', { name: 'Recent activity' })
const row = (page: Page, name: string) =>
  activity(page).getByRole('listitem').filter({ hasText: name })
const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(text, { exact: true })

// The browser reports the second verification, which the server refuses.
test.use({ expectsRefusals: true })

test('a contribution that is verified in one tab can be verified in another, and be deleted', async ({
  page,
  owner,
  context,
}) => {
  await addItemWithContributions(page, owner, ITEM, [
    { name: 'Mei Lin Koh', amount: 20 },
    { name: 'Rohan Pillai', amount: 40 },
  ])
  // Events of the other tab's change stay away, as on a slow connection.
  await page.route('**/api/admin/events', () => undefined)
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard')
  const verify = 'Verify Mei Lin Koh, $20.00'
  await expect(page.getByRole('button', { name: verify })).toBeVisible()
  await other.getByRole('button', { name: verify }).click()
  await expect(said(other, 'Payment verified successfully')).toBeVisible()
  await page.getByRole('button', { name: verify }).click()
  await expect(said(page, 'Payment verified successfully')).toBeVisible()
  await expect(row(page, 'Mei Lin Koh')).toContainText('Verified')

  const remove = page.getByRole('button', { name: 'Delete Rohan Pillai, $40.00' })
  const question = page.getByRole('alertdialog', { name: 'Delete this contribution?' })
  await remove.click()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Delete contribution' }).click()
  await expect(said(page, 'Contribution deleted successfully')).toBeVisible()
  await expect(ownCard(page, ITEM)).toContainText('$20.00 of $900.00')
  await page.reload()
  await expect(activity(page).getByRole('listitem')).toHaveCount(1)
  await row(page, 'Mei Lin Koh').getByRole('button', { name: ITEM, exact: true }).click()
  await expect(page.getByRole('dialog', { name: ITEM })).toContainText('1 contributor')
})
