import type { Page } from '@playwright/test'
import { addItemWithContributions } from '../support/contributions.ts'
import { expectAccessibleInLooks, NARROW_DARK } from '../support/looks.ts'
import { expect, test } from '../support/owner.ts'

const MOON = 'Moon night light'
const contributors = [
  {
    name: 'Mei Lin Koh',
    email: 'mei@example.com',
    amount: 20,
    message: 'For the midnight checks.',
  },
  { name: 'عمرو', email: 'amr@example.com', amount: 30, message: '<b>مبروك</b>' },
]

test.use({ ...NARROW_DARK, expectsRefusals: true })

test('every state of the thank-you desk is accessible', async ({ page, owner }) => {
  await page.goto('/thank-yous')
  await page.getByRole('heading', { name: 'Nobody to thank yet' }).waitFor()
  await expectAccessibleInLooks(page)
  await addItemWithContributions(page, owner, MOON, contributors)
  await page.reload()
  await page.getByRole('heading', { name: '2 thank-yous to write' }).waitFor()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Select several' }).click()
  await page.getByLabel('Select all').check()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Stop selecting' }).click()
  await page.getByRole('tab', { name: 'Sent 0' }).click()
  await page.getByText('Nothing sent yet').waitFor()
  await expectAccessibleInLooks(page)

  await page.getByRole('button', { name: 'Show all guests' }).click()
  await test.step('on a phone list and note are a page each', () => turnPages(page))
  await page.getByRole('link', { name: /Mei Lin Koh/ }).click()
  await expect(page.getByRole('heading', { name: 'To Mei Lin Koh' })).toBeFocused()
  await page.route('**/send', route => route.abort())
  await page.getByLabel('Your note').fill('Dear Mei')
  await page.getByText('Draft saved').waitFor()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Send email' }).click()
  await page.getByRole('alert').waitFor()
  await expectAccessibleInLooks(page)
})

/** Opens a note and returns to the list. */
async function turnPages(page: Page): Promise<void> {
  const row = page.getByRole('link', { name: /عمرو/ })
  await row.click()
  await expect(page.getByRole('heading', { name: 'To عمرو' })).toBeFocused()
  await expect(row).toBeHidden()
  await expect(page.getByText('<b>مبروك</b>')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(row).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '2 thank-yous to write' })).toBeVisible()
}
