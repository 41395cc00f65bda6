import { deleteContribution } from '@registry/shared/contract/contributions/owner-contributions'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../test/components/browser/held-response.ts'
import {
  request,
  resetNetwork,
  route,
  sentRequests,
} from '../../test/components/browser/network.ts'
import { click, user } from '../../test/components/browser/user.ts'
import {
  contributionIds,
  contributionsFor,
  type TestContribution,
} from '../../test/components/contributions.ts'
import { openPage } from '../../test/components/open-page.tsx'
import { signUp, type TestOwner } from '../../test/components/sign-up.ts'
import { sendRefusedReminder } from '../../test/components/undelivered-mails.ts'

const ITEM = 'Moon night light'
const MEI: TestContribution = {
  ...{ name: 'Mei Lin Koh', amount: 225, message: 'For all the midnight checks.' },
}
const ROHAN: TestContribution = { name: 'Rohan Pillai', amount: 45, email: 'rohan@example.com' }

const heading = () => screen.getByRole('heading', { level: 1 })
const waitForHeading = (text: string) => waitFor(() => expect(heading()).toHaveTextContent(text))
const main = () => screen.getByRole('main')
const find = (name: string) => screen.findByRole('region', { name: `Contribution of ${name}` })
const shown = (name: string) =>
  within(screen.getByRole('region', { name: `Contribution of ${name}` }))
const toast = (text: string) =>
  within(screen.getByRole('region', { name: 'Notifications' })).findByText(text)

/** URL that the notification of a contribution opens. */
async function pathOf(owner: TestOwner, name: string): Promise<string> {
  return `/notification?highlight=${(await contributionIds(owner)).get(name)}`
}

/** Opens the notification of the last of these contributions. */
async function openNotification(...contributions: TestContribution[]) {
  const owner = await signUp()
  await contributionsFor(owner, ITEM, contributions)
  const name = contributions.at(-1)?.name ?? ''
  const path = await pathOf(owner, name)
  await openPage(path)
  await find(name)
  return { owner, path, id: path.split('=')[1] ?? '' }
}

describe('the notification page', () => {
  test('shows everything about the contribution', async () => {
    await openNotification(MEI)
    expect(heading()).toHaveTextContent('New Contribution')
    expect(heading()).toHaveFocus()
    const contribution = await find(MEI.name)
    for (const words of [
      ...['$225.00', 'from Mei Lin Koh', 'To confirm', 'For all the midnight checks.', 'PayNow'],
      ...['guest@example.com', 'Other', ITEM, '$225.00 of $900.00, 25%'],
    ]) {
      expect(contribution).toHaveTextContent(words)
    }
    expect(within(contribution).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Homepage')).toHaveAttribute('href', '/')
    for (const name of ['Dashboard', 'Close'])
      expect(link(name)).toHaveAttribute('href', '/dashboard')
    expect(link('View item').getAttribute('href')).toMatch(/^\/dashboard#item-/)
  })

  test('asks to log in and names the page to return to', async () => {
    const { path } = await openNotification(MEI)
    localStorage.clear()
    resetNetwork()
    await openPage(path)
    await screen.findByText('You need to be logged in to view contribution details.')
    const login = screen.getByRole('link', { name: 'Go to Login' })
    const href = new URL(login.getAttribute('href') ?? '', location.href)
    expect(href.searchParams.get('returnTo')).toBe(path)
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
  })

  test('checks the session first and names a missing category', async () => {
    const { path } = await openNotification(MEI)
    const held = holdResponse(/auth\/refresh$/)
    route(/^GET .*admin\/contributions\//, async ({ url, headers }) => {
      const body = await (await request(url, { headers })).json()
      body.data.item.category = ''
      return { json: body }
    })
    localStorage.setItem('accessTokenExpiry', '1')
    await openPage(path)
    await waitForHeading('Checking authentication...')
    held.release()
    expect(await find(MEI.name)).toHaveTextContent('Uncategorized')
  })

  test('shows why nothing can be shown, and loads with Try Again', async () => {
    const { path } = await openNotification(MEI)
    await openPage('/notification')
    await waitForHeading('Oops!')
    expect(main()).toHaveTextContent('No contribution ID provided')
    await openPage('/notification?highlight=nonsense')
    await waitFor(() => expect(main()).toHaveTextContent('Contribution not found'))
    expect(heading()).toHaveFocus()

    const held = holdResponse(/^GET .*admin\/contributions\//, { status: 400 })
    await openPage(path)
    await waitForHeading('Loading contribution...')
    held.release()
    await waitFor(() => expect(main()).toHaveTextContent('Failed to load contribution details'))
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
    await click(() => screen.getByRole('button', { name: 'Try Again' }))
    await find(MEI.name)
  })

  test("does not find another owner's contribution", async () => {
    const { path } = await openNotification(MEI)
    await signUp()
    await openPage(path)
    await waitFor(() => expect(main()).toHaveTextContent('Contribution not found'))
    await user.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  })

  test('says that the contributor is gone when the contribution was deleted meanwhile', async () => {
    const { owner, id } = await openNotification(MEI)
    await owner.call(deleteContribution, { params: { id } })
    await click(() => shown(MEI.name).getByRole('button', { name: 'Verify payment' }))
    await waitFor(() => expect(main()).toHaveTextContent('Contributor not found'))
  })
})

describe('the actions of the notification page', () => {
  test('verify at once, and move the focus', async () => {
    await openNotification(ROHAN)
    const held = holdResponse(/verify-payment$/)
    await click(() => shown(ROHAN.name).getByRole('button', { name: 'Verify payment' }))
    await waitFor(async () => expect(await find(ROHAN.name)).toHaveTextContent('Verified'))
    expect(shown(ROHAN.name).queryByRole('button', { name: 'Send reminder' })).toBeNull()
    const group = shown(ROHAN.name).getByRole('group', { name: 'Actions for this contribution' })
    expect(group).toHaveFocus()
    held.release()
    await toast('Payment verified successfully')
  })

  test('delete after a question, revert on failure, and end on the dashboard', async () => {
    await openNotification(MEI, ROHAN)
    const remove = () => shown(ROHAN.name).getByRole('button', { name: 'Delete' })
    const question = () => screen.getByRole('alertdialog', { name: 'Delete this contribution?' })
    const confirm = () => within(question()).getByRole('button', { name: 'Delete contribution' })
    await click(remove)
    expect(question()).toHaveTextContent(`$45.00 from Rohan Pillai toward "${ITEM}"`)
    const held = holdResponse(/^DELETE .*admin\/contributions\//, { status: 500 })
    await click(confirm)
    await waitForHeading('Deleting contribution...')
    expect(heading()).toHaveFocus()
    held.release()
    await toast('Failed to delete contribution')
    await waitFor(() => expect(heading()).toHaveFocus())
    await click(remove)
    await click(confirm)
    await toast('Contribution deleted successfully')
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  })
})

describe('a payment reminder that could not be delivered', () => {
  async function openUndelivered() {
    const owner = await signUp()
    await contributionsFor(owner, ITEM, [ROHAN])
    const path = await pathOf(owner, ROHAN.name)
    await sendRefusedReminder(owner, path.split('=')[1] ?? '')
    await openPage(path)
    await find(ROHAN.name)
    return owner
  }
  const retry = () => shown(ROHAN.name).getByRole('button', { name: 'Retry' })
  const undelivered = () => shown(ROHAN.name).queryByText('could not be delivered')

  test('is shown with Retry, which sends it once, counts once, and then waits for 24 hours', async () => {
    await openUndelivered()
    expect(undelivered()).toBeVisible()
    expect(await find(ROHAN.name)).toHaveTextContent('Your payment reminder could not be delivered')
    expect(shown(ROHAN.name).queryByRole('button', { name: 'Send reminder' })).toBeNull()
    const held = holdResponse(/send-payment-reminder$/)
    await click(retry)
    await waitFor(() => expect(undelivered()).toBeNull())
    const group = shown(ROHAN.name).getByRole('group', { name: 'Actions for this contribution' })
    expect(group).toHaveFocus()
    held.release()
    await toast('Payment reminder sent successfully')
    await waitFor(async () =>
      expect(await find(ROHAN.name)).toHaveTextContent(
        'Reminded once. You can send the next reminder in 24 hours.',
      ),
    )
    expect(sentRequests(/send-payment-reminder$/)).toHaveLength(1)
    expect(undelivered()).toBeNull()
  })

  test('is shown again when Retry fails', async () => {
    await openUndelivered()
    route(/send-payment-reminder$/, { status: 500 })
    await click(retry)
    await toast('Failed to send reminder')
    await waitFor(() => expect(undelivered()).toBeVisible())
  })
})
