import { randomUUID } from 'node:crypto'
import {
  VERIFY_MAX,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import { getPaymentDetails } from '@registry/shared/contract/contributions/payments'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { advance, startTestClock } from '../../../../test/components/browser/clock.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, user } from '../../../../test/components/browser/user.ts'
import {
  contributionIds,
  contributionsFor,
  type TestContribution,
  verifiedNames,
} from '../../../../test/components/contributions.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import { runSql } from '../../../../test/components/run-sql.ts'
import { signUp, type TestOwner, visitorClient } from '../../../../test/components/sign-up.ts'

const ITEM = 'Video baby monitor'
const UNDO_MS = 10_000
const VERIFY = /^POST .*contributors\/verify$/
const MEI: TestContribution = { name: 'Mei Lin Koh', amount: 50 }
const ARJUN: TestContribution = { name: 'Arjun Mehta', amount: 60, paymentMethod: 'india-upi' }
const NURUL: TestContribution = { name: 'Nurul Huda', amount: 5 }
const FARAH: TestContribution = { name: 'Farah Aziz', amount: 70 }
const RAJ: TestContribution = { name: 'Raj Pillai', amount: 30 }

const inbox = () => screen.getByRole('region', { name: 'Gifts to confirm' })
const history = () => screen.getByRole('region', { name: 'Confirmed earlier' })
const heading = () => screen.getByRole('heading', { level: 1 })
const menuLink = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name })
const button = (name: string) => screen.getByRole('button', { name })
const row = (name: string) =>
  within(inbox())
    .getAllByRole('listitem')
    .find(one => one.textContent.includes(name))
const toast = (text: string) =>
  within(screen.getByRole('region', { name: 'Notifications' })).findByText(text)
const storedConfirmations = () => localStorage.getItem('confirmations')
const sentIds = (): string[][] =>
  sentRequests(VERIFY).map(({ json }) => (json as { ids: string[] }).ids)

async function openInbox(contributions: readonly TestContribution[]) {
  const owner = await signUp()
  const itemId = await contributionsFor(owner, ITEM, contributions)
  await openPage('/to-confirm')
  await waitFor(() => expect(within(inbox()).getAllByRole('listitem')[0]).toBeVisible())
  startTestClock()
  return { owner, itemId }
}

/** Payment reference that the payment step shows to the contributor. */
async function referenceOf(owner: TestOwner, itemId: string): Promise<string> {
  const visitor = await visitorClient()
  const { data } = await visitor.call(getPaymentDetails, {
    params: { slug: owner.slug, method: 'singapore-paynow' },
    query: { amount: '50.00', itemId, name: 'Mei Lin Koh' },
  })
  return data.reference
}

describe('confirming one contribution', () => {
  test('names what to look for, can be undone, and is sent after ten seconds', async () => {
    const { owner, itemId } = await openInbox([MEI, ARJUN])
    expect(heading()).toHaveTextContent('2 gifts to confirm')
    expect(await menuLink(/^To confirm ?2$/)).toBeVisible()
    const reference = await referenceOf(owner, itemId)
    // The age has the same format as in the activity panel and in the list of contributors.
    expect(row(MEI.name)).toHaveTextContent('Mei Lin Koh Just now')
    expect(row(MEI.name)).toHaveTextContent(`Look for $50.00 with ${reference} in your bank`)
    expect(row(ARJUN.name)).toHaveTextContent('Look for ₹3,960 with ArjunMehtaVideobabym')

    button('Received: Mei Lin Koh, $50.00').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button('Undo: Mei Lin Koh, $50.00')).toHaveFocus())
    expect(heading()).toHaveTextContent('1 gift to confirm')
    expect(await menuLink(/^To confirm ?1$/)).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button('Received: Mei Lin Koh, $50.00')).toHaveFocus())
    await advance(UNDO_MS)
    expect(sentIds()).toEqual([])

    await user.keyboard('{Enter}')
    await advance(UNDO_MS)
    await waitFor(() => expect(history()).toHaveTextContent(MEI.name))
    expect(sentIds()).toEqual([[expect.any(String)]])
    expect(row(MEI.name)).toBeUndefined()
    expect(heading()).toHaveFocus()
  })

  test('comes back with Undo and Retry when the request fails', async () => {
    const { owner } = await openInbox([MEI])
    const remove = route(VERIFY, 'lost')
    const fail = async () => {
      await click(() => button('Received: Mei Lin Koh, $50.00'))
      await advance(UNDO_MS)
      await waitFor(() => expect(row(MEI.name)).toHaveTextContent('Failed to verify payment'))
    }
    await fail()
    expect(heading()).toHaveTextContent('1 gift to confirm')
    await click(() => button('Undo: Mei Lin Koh, $50.00'))
    expect(row(MEI.name)).not.toHaveTextContent('Failed to verify payment')
    await fail()
    remove()
    await click(() => button('Retry: Mei Lin Koh, $50.00'))
    await waitFor(() => expect(history()).toHaveTextContent(MEI.name))
    expect(await verifiedNames(owner)).toEqual([MEI.name])
  })

  test('counts as done when another browser has verified the payment', async () => {
    const { owner } = await openInbox([MEI])
    await click(() => button('Received: Mei Lin Koh, $50.00'))
    const id = (await contributionIds(owner)).get(MEI.name) ?? ''
    await owner.call(verifyPayment, { params: { id } })
    await advance(UNDO_MS)
    await waitFor(() => expect(heading()).toHaveTextContent('Nothing to confirm'))
    await waitFor(() => expect(history()).toHaveTextContent(MEI.name))
    expect(screen.queryByText('Failed to verify payment')).toBeNull()
  })

  test('is stored until it is undone, and sent by the next page when its time is over', async () => {
    await openInbox([MEI])
    await click(() => button('Received: Mei Lin Koh, $50.00'))
    const stored = JSON.parse(storedConfirmations() ?? '[]')
    expect(stored).toHaveLength(1)
    await click(() => button('Undo: Mei Lin Koh, $50.00'))
    expect(storedConfirmations()).toBeNull()

    const past = stored.map((entry: object) => ({ ...entry, dueAt: 0 }))
    localStorage.setItem('confirmations', JSON.stringify(past))
    await openPage('/to-confirm')
    await waitFor(() => expect(history()).toHaveTextContent(MEI.name))
    expect(storedConfirmations()).toBeNull()
  })
})

describe('a confirmation whose request fails while the page is hidden', () => {
  test('stays stored, unlike one that the owner saw fail, and is sent once the connection is restored', async () => {
    const { owner } = await openInbox([MEI, NURUL])
    const restore = route(VERIFY, 'lost')
    await click(() => button('Received: Nurul Huda, $5.00'))
    await advance(UNDO_MS)
    await waitFor(() => expect(row(NURUL.name)).toHaveTextContent('Failed to verify payment'))
    await click(() => button('Received: Mei Lin Koh, $50.00'))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => visibility.mockRestore())
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(row(MEI.name)).toHaveTextContent('Failed to verify payment'))
    expect(JSON.parse(storedConfirmations() ?? '[]')).toHaveLength(1)
    visibility.mockReturnValue('visible')
    restore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(history()).toHaveTextContent(MEI.name))
    expect(await verifiedNames(owner)).toEqual([MEI.name])
    expect(storedConfirmations()).toBeNull()
  })
})

describe('confirmations of a closed page', () => {
  test('are sent when their undo period ends on the next page', async () => {
    const owner = await signUp()
    await contributionsFor(owner, ITEM, [MEI])
    const id = (await contributionIds(owner)).get(MEI.name) ?? ''
    const stored = [{ userId: owner.id, id, dueAt: Date.now() + 500 }]
    localStorage.setItem('confirmations', JSON.stringify(stored))
    await openPage('/to-confirm')
    await waitFor(() => expect(history()).toHaveTextContent(MEI.name))
    expect(await verifiedNames(owner)).toEqual([MEI.name])
  })

  test('are sent as soon as the connection is restored', async () => {
    const owner = await signUp()
    await contributionsFor(owner, ITEM, [MEI])
    const id = (await contributionIds(owner)).get(MEI.name) ?? ''
    localStorage.setItem('confirmations', JSON.stringify([{ userId: owner.id, id, dueAt: 0 }]))
    const restore = route(VERIFY, 'lost')
    await openPage('/to-confirm')
    await toast('Failed to verify payment')
    restore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(history()).toHaveTextContent(MEI.name))
  })

  test('are sent in several requests when they are too many for one', async () => {
    const owner = await signUp()
    await contributionsFor(owner, ITEM, [MEI])
    const id = (await contributionIds(owner)).get(MEI.name) ?? ''
    const voided = Array.from({ length: VERIFY_MAX }, () => randomUUID())
    const stored = [...voided, id].map(one => ({ userId: owner.id, id: one, dueAt: 0 }))
    localStorage.setItem('confirmations', JSON.stringify(stored))
    await openPage('/to-confirm')
    await waitFor(() => expect(history()).toHaveTextContent(MEI.name))
    expect(storedConfirmations()).toBeNull()
  })
})

describe('confirming several contributions', () => {
  test('sends those that are selected in one request, with their count and sum', async () => {
    await openInbox([MEI, ARJUN, NURUL])
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 3' })
    await user.click(all())
    await user.click(screen.getByRole('checkbox', { name: 'Select Nurul Huda, $5.00' }))
    expect(all().indeterminate).toBe(true)
    await screen.findByText('2 selected, $110.00', { selector: '[role=status], [role=status] *' })
    await click(() => button('Confirm 2 received'))
    await click(() => button('Undo all 2'))
    expect(heading()).toHaveTextContent('3 gifts to confirm')

    await user.click(all())
    await click(() => button('Confirm 3 received'))
    await advance(UNDO_MS)
    await waitFor(() => expect(heading()).toHaveTextContent('Nothing to confirm'))
    expect(sentIds().map(ids => ids.length)).toEqual([3])
    expect(await screen.findByText('All caught up')).toBeVisible()
  })
})

describe('undoing several confirmations at once', () => {
  const select = async (...labels: string[]) => {
    for (const label of labels) {
      await user.click(screen.getByRole('checkbox', { name: `Select ${label}` }))
    }
  }

  test('undoes the last contributions confirmed together, whatever was confirmed alone since', async () => {
    await openInbox([MEI, ARJUN, NURUL, FARAH, RAJ])
    await select('Mei Lin Koh, $50.00', 'Arjun Mehta, $60.00')
    await click(() => button('Confirm 2 received'))
    await select('Nurul Huda, $5.00', 'Farah Aziz, $70.00')
    await click(() => button('Confirm 2 received'))
    await click(() => button('Received: Raj Pillai, $30.00'))

    await click(() => button('Undo all 2'))
    expect(button('Received: Nurul Huda, $5.00')).toBeVisible()
    expect(button('Received: Farah Aziz, $70.00')).toBeVisible()
    expect(button('Undo: Raj Pillai, $30.00')).toBeVisible()
    await click(() => button('Undo all 2'))
    expect(button('Received: Mei Lin Koh, $50.00')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Undo all/ })).toBeNull()
  })
})

describe('reminders in the inbox', () => {
  test('go to one contributor, then to all others', async () => {
    await openInbox([MEI, ARJUN, NURUL])
    await click(() => button('Remind: Mei Lin Koh, $50.00'))
    await toast('Payment reminder sent successfully')
    await waitFor(() => expect(row(MEI.name)).toHaveTextContent('Reminded just now'))
    expect(screen.queryByRole('button', { name: 'Remind: Mei Lin Koh, $50.00' })).toBeNull()
    await click(() => screen.getByRole('checkbox', { name: 'Select all 3' }))
    await click(() => button('Remind'))
    await toast('2 payment reminders sent successfully')
    await waitFor(() => expect(within(inbox()).getAllByText('Reminded just now')).toHaveLength(3))
  })
})

test('the inbox shows that a contributor said it was paid', async () => {
  const { itemId } = await openInbox([MEI])
  const sql = 'update contributions set payment_claimed_at = now() where item_id = $1'
  await runSql(inject('databaseUrl'), sql, [itemId])
  await openPage('/to-confirm')
  await waitFor(() => expect(row(MEI.name)).toHaveTextContent('Said just now that it was paid'))
})

describe('a contribution that has not arrived', () => {
  test('is removed after a question', async () => {
    await openInbox([MEI])
    await click(() => button('Not received: Mei Lin Koh, $50.00'))
    const question = await screen.findByRole('alertdialog', { name: 'Has it not arrived?' })
    expect(question).toHaveTextContent('the $50.00 that Mei Lin Koh promised')
    await click(() => within(question).getByRole('button', { name: 'Remove gift' }))
    await toast('Contribution deleted successfully')
    await waitFor(() => expect(heading()).toHaveTextContent('Nothing to confirm'))
  })
})

describe('an inbox that fails to load', () => {
  test('says so and loads with Retry', async () => {
    await signUp()
    const remove = route(/contributions\/recent\?.*payment=open/, {
      status: 400,
      json: { success: false },
    })
    await openPage('/to-confirm')
    await screen.findByText('Failed to load recent contributions')
    remove()
    await click(() => button('Retry'))
    await waitFor(() => expect(heading()).toHaveTextContent('Nothing to confirm'))
  })
})
