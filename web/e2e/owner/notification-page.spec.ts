import type { Page } from '@playwright/test'
import { addItemWithContributions } from '../support/contributions.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { clearStorage, confirmEmail, expect, ownerHeaders, test } from '../support/owner.ts'

const ITEM = 'Moon night light'
const MEI = { name: 'Mei Lin Koh', amount: 225, message: 'For all the midnight checks.' }
const ROHAN = { name: 'Rohan Pillai', amount: 45, email: 'rohan@example.com' }

interface Listed {
  id: string
  contributor: { name: string }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, name: string) =>
  page.getByRole('region', { name: `Contribution of ${name}` })
const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(text, { exact: true })

/** Returns the URL that the notification of a contribution opens. */
async function noticeOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(
    '/api/admin/analytics/contributions/recent?limit=100&offset=0',
    { headers: await ownerHeaders(page) },
  )
  const { contributions } = await answer.json()
  const contribution = contributions.find((one: Listed) => one.contributor.name === name)
  return `/notification?highlight=${contribution.id}`
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a notification waits for the login, then tells all of its gift and leads to the item', async ({
    page,
    owner,
    product,
    request,
  }) => {
    await confirmEmail(product, request, owner)
    await addItemWithContributions(page, owner, ITEM, [MEI])
    const address = await noticeOf(page, MEI.name)
    await clearStorage(page)
    await page.goto(address)
    await expect(
      page.getByText('You need to be logged in to view contribution details.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to Login' }).press('Enter')
    await page.getByRole('button', { name: 'Login with Email & Password' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')

    await expect(heading(page)).toHaveText('New Contribution')
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveURL(address)
    const contribution = card(page, MEI.name)
    await expectAccessible(page)
    await contribution.getByRole('link', { name: 'View item' }).click()
    await expect(page).toHaveURL(/\/dashboard#item-/)
    await expect(page.getByRole('article', { name: ITEM })).toBeInViewport()

    // Recent activity is one line on a phone.
    await page.getByRole('button', { name: /^Activity and totals/ }).press('Enter')
    const row = page.getByRole('button', { name: 'Show the gift of Mei Lin Koh, $225.00' })
    await row.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Contribution' })
    await expect(sheet).toContainText(MEI.message)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(row).toBeFocused()
  })
})

test.describe('in the dark', () => {
  test.use({ expectsRefusals: true, colorScheme: 'dark', viewport: { width: 1280, height: 900 } })

  test('every state of the notification page is accessible', async ({ page, owner }) => {
    await addItemWithContributions(page, owner, ITEM, [ROHAN])
    const address = await noticeOf(page, ROHAN.name)
    const contribution = card(page, ROHAN.name)
    const oops = page.getByRole('main')
    await test.step('without a contribution', async () => {
      await page.goto('/notification')
      await expect(oops).toContainText('No contribution ID provided')
      await expectAccessible(page)
    })
    await test.step('loading, then failed', async () => {
      const held = Promise.withResolvers<void>()
      await page.route('**/admin/contributions/*', async route => {
        await held.promise
        await route.fulfill({ status: 400, json: {} })
      })
      await page.goto(address)
      await expect(heading(page)).toHaveText('Loading contribution...')
      await expectAccessible(page)
      held.resolve()
      await expect(oops).toContainText('Failed to load contribution details')
      await expectAccessible(page)
      await page.unroute('**/admin/contributions/*')
      // Rather than with Try Again, which disappears when an update of the contribution arrives first.
      await page.reload()
    })
    await test.step('verified', async () => {
      await contribution.getByRole('button', { name: 'Verify payment' }).press('Enter')
      await expect(said(page, 'Payment verified successfully')).toBeVisible()
      await expect(contribution).toContainText('Verified')
      await expect(
        contribution.getByRole('group', { name: 'Actions for this contribution' }),
      ).toBeFocused()
      await expectAccessible(page)
    })
    await test.step('deleting', async () => {
      const held = Promise.withResolvers<void>()
      await page.route('**/admin/contributions/*', async route => {
        await held.promise
        await route.continue()
      })
      const remove = contribution.getByRole('button', { name: 'Delete' })
      await remove.click()
      const question = page.getByRole('alertdialog', { name: 'Delete this contribution?' })
      await expect(question).toContainText(`$45.00 from Rohan Pillai toward "${ITEM}"`)
      await page.keyboard.press('Escape')
      await expect(remove).toBeFocused()
      await remove.click()
      await question.getByRole('button', { name: 'Delete contribution' }).click()
      await expect(heading(page)).toHaveText('Deleting contribution...')
      await expect(heading(page)).toBeFocused()
      await expectAccessible(page)
      held.resolve()
      await expect(said(page, 'Contribution deleted successfully')).toBeVisible()
      await expect(page).toHaveURL('/dashboard')
    })
  })
})
