import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { giftsFor } from './support/gifts.ts'
import { expect, ownCard, test } from './support/owner.ts'

const ITEM = 'Moon night light'
const details = (page: Page) => page.getByRole('dialog', { name: ITEM })
const notifications = (page: Page) =>
  page.getByRole('region', { name: 'Notifications', exact: true })

async function openDetails(page: Page) {
  await page.goto('/dashboard')
  await ownCard(page, ITEM)
    .getByRole('button', { name: /^Details/ })
    .click()
  await details(page).waitFor()
}

test('every gift in the details can be verified, reminded of and deleted', async ({
  page,
  owner,
}) => {
  await giftsFor(page, owner, ITEM, [
    { name: 'Mei Lin Koh', amount: 20 },
    { name: 'Rohan Pillai', amount: 40, paymentMethod: 'india-upi' },
    { name: 'Farah Aziz', amount: 60 },
  ])
  await openDetails(page)
  await details(page).getByRole('button', { name: 'Verify Mei Lin Koh, $20.00' }).click()
  await expect(details(page)).toContainText('$20.00 confirmed')
  await details(page).getByRole('button', { name: 'Remind Rohan Pillai, $40.00' }).click()
  await expect(details(page)).toContainText(
    'Reminded once. You can send the next reminder in 24 hours.',
  )
  const toast = notifications(page).getByText('Payment reminder sent successfully')
  await expect(toast).toBeVisible()
  await expectAccessible(page)
  await notifications(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(toast).toHaveCount(0)

  const remove = details(page).getByRole('button', { name: 'Delete Farah Aziz, $60.00' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('$60.00 from Farah Aziz toward "Moon night light"')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(details(page)).toBeVisible()
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Delete contribution' }).click()
  await expect(details(page)).toContainText('2 contributors')
  await expect(details(page)).toContainText('$60.00 of $900.00')
  await expect(notifications(page)).toContainText('Contribution deleted successfully')
  await page.keyboard.press('Escape')
  await expect(details(page)).toHaveCount(0)
})

test('toasts close by Escape, and stay while they are looked at', async ({ page, owner }) => {
  await giftsFor(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
  await page.clock.install()
  await page.goto('/dashboard')
  const verify = page.getByRole('button', { name: 'Verify Mei Lin Koh, $20.00' })
  await verify.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await verify.click()
  const toast = notifications(page).getByText('Payment verified successfully')
  await toast.hover()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(8000)
  await expect(toast).toHaveCount(0)

  await page.clock.resume()
  await page.getByRole('button', { name: `Reset contributions of ${ITEM}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset contributions' }).click()
  await expect(notifications(page)).toContainText('have been reset')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(notifications(page)).toHaveText('')
})

test.describe('when the server refuses', () => {
  test.use({ expectsRefusals: true })

  test('what fails in the details is taken back and told', async ({ page, owner }) => {
    await giftsFor(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
    await openDetails(page)
    await page.route('**/api/admin/{payments,contributions}/**', route =>
      route.fulfill({ status: 500, json: {} }),
    )
    const button = (action: string) =>
      details(page).getByRole('button', { name: `${action} Mei Lin Koh, $20.00` })
    const said = (words: string) => notifications(page).getByText(words, { exact: true })
    await button('Verify').click()
    await expect(said('Failed to verify payment. Please try again.')).toBeVisible()
    await expect(details(page)).toContainText('$20.00 promised')
    await button('Remind').click()
    await expect(said('Failed to send payment reminder. Please try again.')).toBeVisible()
    await button('Delete').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete contribution' }).click()
    await expect(said('Failed to delete contribution. Please try again.')).toBeVisible()
    await expect(button('Delete')).toBeVisible()
  })

  test('deleting and resetting an item say why, in the question and beside it', async ({
    page,
    owner,
  }) => {
    await giftsFor(page, owner, ITEM, [
      { name: 'Mei Lin Koh', amount: 20 },
      { name: 'Rohan Pillai', amount: 40 },
    ])
    await page.goto('/dashboard')
    let said: object = {}
    await page.route(/registry\/items\/[^/]+(\/reset-contributions)?$/, route =>
      route.fulfill({ status: 500, json: said }),
    )
    const question = page.getByRole('alertdialog')
    for (const [button, confirm, text, failure] of [
      [
        `Delete ${ITEM}`,
        'Delete item',
        `Are you sure you want to permanently delete "${ITEM}"? It has 2 contributions totaling $60.00. This action cannot be undone.`,
        'Failed to delete item',
      ],
      [
        `Reset contributions of ${ITEM}`,
        'Reset contributions',
        `Are you sure you want to reset all contributions for "${ITEM}"? This will remove 2 contribution(s) totaling $60.00. This action cannot be undone.`,
        'Failed to reset item',
      ],
    ] as const) {
      said = {}
      await page.getByRole('button', { name: button }).click()
      await expect(question).toContainText(text)
      await question.getByRole('button', { name: confirm }).click()
      await expect(question.getByRole('alert')).toContainText(failure)
      await expect(notifications(page)).toContainText(failure)
      said = { error: 'The database is asleep.' }
      await question.getByRole('button', { name: confirm }).click()
      await expect(question.getByRole('alert')).toContainText('The database is asleep.')
      await question.getByRole('button', { name: 'Cancel' }).click()
    }
  })
})
