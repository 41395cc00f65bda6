import type { Page } from '@playwright/test'
import { giftsFor } from './support/gifts.ts'
import { expect, ownCard, test } from './support/owner.ts'

const ITEM = 'Moon night light'
const activity = (page: Page) => page.getByRole('region', { name: 'Recent activity' })
const standing = (page: Page) => page.getByRole('region', { name: 'Where you stand' })
const row = (page: Page, name: string) =>
  activity(page).getByRole('listitem').filter({ hasText: name })
const said = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true })

test('thirty gifts stand on six pages of five, with the sums above them', async ({
  page,
  owner,
}) => {
  const gifts = Array.from({ length: 30 }, (_, index) => ({
    name: `Guest ${index + 1}.`,
    amount: 10,
  }))
  await giftsFor(page, owner, ITEM, gifts)
  await page.goto('/dashboard')
  await expect(activity(page).getByText('1 to 5 of 30')).toBeVisible()
  await expect(activity(page)).toContainText('All amounts in Singapore dollars')
  for (const [name, figure] of [
    ['Registry value', '$900.00'],
    ['Contributed', '$300.00'],
    ['Contributions', '30'],
    ['Today', '30'],
  ] as const) {
    await expect(
      activity(page).getByRole('term').filter({ hasText: name }).locator('+ dd'),
    ).toHaveText(figure)
  }
  await expect(row(page, 'Guest 30.')).toContainText('Just now · PayNow')

  const pages = page.getByRole('navigation', { name: 'Activity pages' })
  await pages.getByRole('button', { name: 'Next page' }).click()
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(row(page, 'Guest 25.')).toBeVisible()
  await pages.getByRole('button', { name: 'Page 6' }).click()
  await expect(activity(page).getByText('26 to 30 of 30')).toBeVisible()
  await expect(activity(page).getByRole('listitem')).toHaveCount(5)
  await expect(row(page, 'Guest 1.')).toBeVisible()
  await expect(pages.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled')
  await pages.getByRole('button', { name: 'Previous page' }).click()
  await expect(page.getByText('Page 5 of 6')).toBeAttached()
  await pages.getByRole('button', { name: 'First page' }).click()
  await expect(row(page, 'Guest 30.')).toBeVisible()

  await row(page, 'Guest 30.').getByRole('button', { name: ITEM, exact: true }).click()
  await expect(page.getByRole('dialog', { name: ITEM })).toContainText('30 contributors')
})

test('a registry that nobody gave to yet says so, and says when it cannot be known', async ({
  page,
  owner,
}) => {
  await giftsFor(page, owner, ITEM, [])
  await page.goto('/dashboard')
  await expect(activity(page).getByRole('heading', { name: 'No contributions yet' })).toBeVisible()
  await expect(activity(page).getByRole('term').first()).toHaveText('Registry value')
})

test.describe('when the server fails', () => {
  test.use({ expectsRefusals: true })

  test('what is loading has its shape, and what did not load can be asked for again', async ({
    page,
    owner,
  }) => {
    await giftsFor(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
    let isDown = true
    const held = Promise.withResolvers<void>()
    await page.route('**/contributions/recent?*', async route => {
      await held.promise
      return isDown ? route.fulfill({ status: 400, json: {} }) : route.continue()
    })
    await page.goto('/dashboard')
    await expect(
      page.getByRole('status', { name: 'Your recent contributions are on their way' }),
    ).toBeVisible()
    held.resolve()
    await expect(activity(page).getByRole('alert')).toContainText(
      'Failed to load recent contributions',
    )
    isDown = false
    await activity(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(row(page, 'Mei Lin Koh')).toBeVisible()
  })

  test('verifying shows at once, and comes back with a word when it fails', async ({
    page,
    owner,
  }) => {
    await giftsFor(page, owner, ITEM, [
      { name: 'Mei Lin Koh', amount: 20 },
      { name: 'Rohan Pillai', amount: 40 },
    ])
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: '2 gifts to confirm' })).toHaveAttribute(
      'href',
      '/to-confirm',
    )
    await expect(page.getByRole('link', { name: '1 thank-you to write' })).toHaveAttribute(
      'href',
      '/thank-yous',
    )
    const held = Promise.withResolvers<void>()
    await page.route('**/verify-payment', async route => {
      await held.promise
      await route.fulfill({ status: 500, json: {} })
    })
    await page.getByRole('button', { name: 'Verify Mei Lin Koh, $20.00' }).click()
    await expect(row(page, 'Mei Lin Koh')).toContainText('Verified')
    await expect(
      standing(page).getByRole('listitem').filter({ hasText: 'Confirmed' }),
    ).toContainText('$20.00')
    await expect(page.getByRole('link', { name: '1 gift to confirm' })).toBeVisible()
    held.resolve()
    await expect(said(page, 'Failed to verify payment')).toBeVisible()
    await expect(row(page, 'Mei Lin Koh')).toContainText('To confirm')
    await expect(
      standing(page).getByRole('listitem').filter({ hasText: 'Promised' }),
    ).toContainText('$60.00')

    await page.unroute('**/verify-payment')
    await page.getByRole('button', { name: 'Verify Rohan Pillai, $40.00' }).click()
    await expect(said(page, 'Payment verified successfully')).toBeVisible()
    await page.reload()
    await expect(row(page, 'Rohan Pillai')).toContainText('Verified')
    await expect(row(page, 'Mei Lin Koh')).toContainText('To confirm')
  })

  test('a payment verified in another tab meanwhile is verified', async ({
    page,
    owner,
    context,
  }) => {
    await giftsFor(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
    await page.goto('/dashboard')
    const other = await context.newPage()
    await other.goto('/dashboard')
    const name = 'Verify Mei Lin Koh, $20.00'
    await expect(page.getByRole('button', { name })).toBeVisible()
    await other.getByRole('button', { name }).click()
    await expect(said(other, 'Payment verified successfully')).toBeVisible()
    await page.getByRole('button', { name }).click()
    await expect(said(page, 'Payment verified successfully')).toBeVisible()
    await expect(row(page, 'Mei Lin Koh')).toContainText('Verified')
  })

  test('a reminder goes out once a day', async ({ page, owner, context }) => {
    await giftsFor(page, owner, ITEM, [{ name: 'Mei Lin Koh', amount: 20 }])
    await page.goto('/dashboard')
    const name = 'Remind Mei Lin Koh, $20.00'
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('button', { name })).toBeVisible()

    await page.route('**/send-payment-reminder', route => route.abort())
    await page.getByRole('button', { name }).click()
    await expect(said(page, 'Failed to send reminder')).toBeVisible()
    await page.unroute('**/send-payment-reminder')
    await page.getByRole('button', { name }).click()
    await expect(said(page, 'Payment reminder sent successfully')).toBeVisible()
    await page.getByRole('button', { name }).press('Enter')
    await expect(said(page, 'You can send the next reminder in 24 hours.')).toBeVisible()

    await other.getByRole('button', { name }).click()
    await expect(
      said(
        other,
        'Failed to send reminder. A reminder went out within the last 24 hours. Please give it a little time.',
      ),
    ).toBeVisible()
    await expect(other.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  })

  test('deleting asks with name and amount, and takes the amount off at once', async ({
    page,
    owner,
  }) => {
    await giftsFor(page, owner, ITEM, [
      { name: 'Mei Lin Koh', amount: 20 },
      { name: 'Rohan Pillai', amount: 40 },
    ])
    await page.goto('/dashboard')
    const remove = page.getByRole('button', { name: 'Delete Rohan Pillai, $40.00' })
    await remove.click()
    const question = page.getByRole('alertdialog', { name: 'Delete this contribution?' })
    await expect(question).toContainText('$40.00 from Rohan Pillai toward "Moon night light"')
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()

    const held = Promise.withResolvers<void>()
    await page.route('**/admin/contributions/*', async route => {
      await held.promise
      await route.fulfill({ status: 500, json: {} })
    })
    await remove.click()
    await question.getByRole('button', { name: 'Delete contribution' }).click()
    await expect(row(page, 'Rohan Pillai')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeFocused()
    await expect(ownCard(page, ITEM)).toContainText('$20.00 of $900.00')
    await expect(activity(page).locator('dd').nth(1)).toHaveText('$20.00')
    held.resolve()
    await expect(said(page, 'Failed to delete contribution')).toBeVisible()
    await expect(activity(page).getByRole('listitem').first()).toContainText('Rohan Pillai')
    await expect(ownCard(page, ITEM)).toContainText('$60.00 of $900.00')

    await page.unroute('**/admin/contributions/*')
    await remove.click()
    await question.getByRole('button', { name: 'Delete contribution' }).click()
    await expect(said(page, 'Contribution deleted successfully')).toBeVisible()
    await page.reload()
    await expect(activity(page).getByRole('listitem')).toHaveCount(1)
  })

  test('auto thank-you turns at once, and back when it was not kept', async ({
    page,
    owner: _,
  }) => {
    await page.goto('/dashboard')
    const turn = page.getByRole('switch', { name: 'Auto thank-you' })
    await expect(turn).toBeEnabled()
    const before = await turn.isChecked()
    const held = Promise.withResolvers<void>()
    await page.route('**/admin/auto-thank-you', async route => {
      if (route.request().method() === 'GET') return route.continue()
      await held.promise
      await route.fulfill({ status: 500, json: {} })
    })
    await turn.click()
    await expect(turn).toBeChecked({ checked: !before })
    held.resolve()
    await expect(said(page, 'Failed to update auto thank you setting')).toBeVisible()
    await expect(turn).toBeChecked({ checked: before })
    await page.unroute('**/admin/auto-thank-you')
    const kept = page.waitForResponse(
      answer => answer.url().endsWith('/auto-thank-you') && answer.request().method() !== 'GET',
    )
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
    await kept
    await page.reload()
    await expect(turn).toBeChecked({ checked: !before })
  })
})
