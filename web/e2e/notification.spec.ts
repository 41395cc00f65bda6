import type { Page } from '@playwright/test'
import { confirmAddress } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { asOwner, giftsFor } from './support/gifts.ts'
import { expect, test } from './support/owner.ts'

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
const said = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByText(words, { exact: true })

/** The address to which a notification of a guest's gift leads. */
async function noticeOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(
    '/api/admin/analytics/contributions/recent?limit=100&offset=0',
    { headers: await asOwner(page) },
  )
  const { contributions } = await answer.json()
  const gift = contributions.find((one: Listed) => one.contributor.name === name)
  return `/notification?highlight=${gift.id}`
}

/** The id of a gift to the demo registry, which its page tells everybody. */
async function someoneElsesGift(page: Page): Promise<string> {
  const { sessionToken } = await (await page.request.post('/api/auth/session')).json()
  const headers = { 'x-session-token': sessionToken }
  const { data } = await (await page.request.get('/api/registry/demo/items', { headers })).json()
  return data.flatMap((item: { contributors: { id: string }[] }) => item.contributors)[0].id
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a notification waits for the login, then tells all of its gift and leads to the item', async ({
    page,
    owner,
    product,
    request,
  }) => {
    await confirmAddress(product, request, owner)
    await giftsFor(page, owner, ITEM, [MEI])
    const address = await noticeOf(page, MEI.name)
    await signOut(page)
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
    const gift = card(page, MEI.name)
    for (const words of [
      ...['$225.00', 'from Mei Lin Koh', 'To confirm', MEI.message, 'PayNow', 'guest@example.com'],
      ...['Other', ITEM, '$225.00 of $900.00, 25%'],
    ]) {
      await expect(gift).toContainText(words)
    }
    await expect(gift.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    await expect(page.getByRole('link', { name: 'Homepage' })).toHaveAttribute('href', '/')
    for (const name of ['Dashboard', 'Close']) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        '/dashboard',
      )
    }
    await expectAccessible(page)
    await gift.getByRole('link', { name: 'View item' }).click()
    await expect(page).toHaveURL(/\/dashboard#item-/)
    await expect(page.getByRole('article', { name: ITEM })).toBeInViewport()

    const row = page.getByRole('button', { name: 'Show the gift of Mei Lin Koh, $225.00' })
    await row.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Contribution' })
    await expect(sheet).toContainText(MEI.message)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(row).toBeFocused()
  })
})

test('who asks is checked first, and an item without a category says so', async ({
  page,
  owner,
}) => {
  await giftsFor(page, owner, ITEM, [MEI])
  const address = await noticeOf(page, MEI.name)
  const held = Promise.withResolvers<void>()
  await page.route('**/auth/refresh', async route => {
    await held.promise
    await route.continue()
  })
  await page.route('**/admin/contributions/*', async route => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.item.category = ''
    await route.fulfill({ response, json: answer })
  })
  await page.evaluate(() => localStorage.setItem('accessTokenExpiry', '1'))
  await page.goto(address)
  await expect(heading(page)).toHaveText('Checking authentication...')
  held.resolve()
  await expect(card(page, MEI.name)).toContainText('Uncategorized')
})

test.describe('when the server refuses', () => {
  test.use({ expectsRefusals: true, colorScheme: 'dark', viewport: { width: 1280, height: 900 } })

  test('verifying and reminding show at once, come back with a word, and count once', async ({
    page,
    owner,
  }) => {
    await giftsFor(page, owner, ITEM, [ROHAN])
    await page.goto(await noticeOf(page, ROHAN.name))
    const gift = card(page, ROHAN.name)
    const remind = gift.getByRole('button', { name: 'Send reminder' })
    await page.route('**/send-payment-reminder', route => route.abort())
    await remind.click()
    await expect(said(page, 'Failed to send reminder')).toBeVisible()
    await page.unroute('**/send-payment-reminder')
    await remind.click()
    await expect(said(page, 'Payment reminder sent successfully')).toBeVisible()
    await expect(gift).toContainText('Reminded once')
    await remind.press('Enter')
    await expect(said(page, 'You can send the next reminder in 24 hours.')).toBeVisible()

    const held = Promise.withResolvers<void>()
    await page.route('**/verify-payment', async route => {
      await held.promise
      await route.fulfill({ status: 500, json: {} })
    })
    const verify = gift.getByRole('button', { name: 'Verify payment' })
    await verify.press('Enter')
    await expect(gift).toContainText('Verified')
    await expect(remind).toHaveCount(0)
    await expect(gift.getByRole('group', { name: 'Actions for this contribution' })).toBeFocused()
    await expectAccessible(page)
    held.resolve()
    await expect(said(page, 'Failed to verify payment')).toBeVisible()
    await expect(gift).toContainText('To confirm')
    await page.unroute('**/verify-payment')
    await verify.click()
    await expect(said(page, 'Payment verified successfully')).toBeVisible()
    await page.reload()
    await expect(gift).toContainText('Verified')
  })

  test('deleting asks, comes back when it fails, and ends on the dashboard', async ({
    page,
    owner,
  }) => {
    await giftsFor(page, owner, ITEM, [MEI, ROHAN])
    await page.goto(await noticeOf(page, ROHAN.name))
    const remove = card(page, ROHAN.name).getByRole('button', { name: 'Delete' })
    await remove.click()
    const question = page.getByRole('alertdialog', { name: 'Delete this contribution?' })
    await expect(question).toContainText(`$45.00 from Rohan Pillai toward "${ITEM}"`)
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()

    const held = Promise.withResolvers<void>()
    await page.route('**/admin/contributions/*', async route => {
      await held.promise
      await route.fulfill({ status: 500, json: {} })
    })
    await remove.click()
    await question.getByRole('button', { name: 'Delete contribution' }).click()
    await expect(heading(page)).toHaveText('Deleting contribution...')
    await expect(heading(page)).toBeFocused()
    await expectAccessible(page)
    held.resolve()
    await expect(said(page, 'Failed to delete contribution')).toBeVisible()
    await expect(heading(page)).toBeFocused()
    await page.unroute('**/admin/contributions/*')
    await remove.click()
    await question.getByRole('button', { name: 'Delete contribution' }).click()
    await expect(said(page, 'Contribution deleted successfully')).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    const activity = page.getByRole('region', { name: 'Recent activity' })
    await expect(activity.getByRole('listitem')).toHaveCount(1)
    await expect(activity.getByRole('listitem')).toContainText(MEI.name)
  })

  test('says what is wrong, and can be asked again', async ({ page, owner, context }) => {
    await giftsFor(page, owner, ITEM, [MEI])
    const address = await noticeOf(page, MEI.name)
    const oops = page.getByRole('main')
    await page.goto('/notification')
    await expect(heading(page)).toHaveText('Oops!')
    await expect(oops).toContainText('No contribution ID provided')
    await expectAccessible(page)
    for (const id of ['nonsense', await someoneElsesGift(page)]) {
      await page.goto(`/notification?highlight=${id}`)
      await expect(heading(page)).toBeFocused()
      await expect(oops).toContainText('Contribution not found')
    }
    await page.getByRole('link', { name: 'Go to Dashboard' }).press('Enter')
    await page.waitForURL('**/dashboard')
    // Where a notice of something offered leads.
    await page.goto('/dashboard?tab=gift-passing')
    await expect(page.getByRole('heading', { name: 'Item Sharing Requests' })).toBeVisible()

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
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(card(page, MEI.name)).toBeVisible()

    const other = await context.newPage()
    await other.goto(address)
    await expect(card(other, MEI.name)).toBeVisible()
    const gone = await page.request.delete(`/api/admin/contributions/${address.split('=')[1]}`, {
      headers: await asOwner(page),
    })
    expect(gone.ok()).toBe(true)
    await card(other, MEI.name).getByRole('button', { name: 'Verify payment' }).click()
    await expect(other.getByRole('main')).toContainText('Contributor not found')
  })
})
