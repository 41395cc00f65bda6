import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import {
  advance,
  advanceUntil,
  freezeTestClock,
} from '../../../../test/components/browser/clock.ts'
import { holdResponse } from '../../../../test/components/browser/held-response.ts'
import {
  route,
  type StubbedResponse,
  sentRequests,
} from '../../../../test/components/browser/network.ts'
import { click, user } from '../../../../test/components/browser/user.ts'
import {
  contributionsFor,
  type TestContribution,
} from '../../../../test/components/contributions.ts'
import {
  chooseInMenu,
  ITEM,
  notifications,
  openDashboard,
  ownCard,
  question,
} from '../../../../test/components/items.ts'

const MEI: TestContribution = {
  name: 'Mei Lin Koh',
  email: 'mei@example.com',
  amount: 20,
  message: 'For all the midnight checks.',
}
const ROHAN: TestContribution = { name: 'Rohan Pillai', amount: 40, paymentMethod: 'india-upi' }
const FARAH: TestContribution = { name: 'Farah Aziz', amount: 60 }

const openWith = (...contributions: TestContribution[]) =>
  openDashboard(owner => contributionsFor(owner, ITEM, contributions))

async function openDetails(): Promise<HTMLElement> {
  await user.click(within(await ownCard()).getByRole('button', { name: /^Details/ }))
  return screen.findByRole('dialog', { name: ITEM })
}

describe('the details of an item', () => {
  test('list contributors, and offer to verify, remind and delete each, deletion after a confirmation', async () => {
    await openWith(MEI, ROHAN, FARAH)
    const details = await openDetails()
    for (const text of [
      ...['Mei Lin Koh', 'mei@example.com', 'For all the midnight checks.', 'Just now · PayNow'],
      ...['To confirm', '$120.00 promised'],
    ]) {
      expect(details).toHaveTextContent(text)
    }
    const button = (name: string) => within(details).getByRole('button', { name })
    await user.click(button('Verify Mei Lin Koh, $20.00'))
    await waitFor(() => expect(details).toHaveTextContent('$20.00 confirmed'))
    await waitFor(() => expect(notifications()).toHaveTextContent('Payment verified successfully'))
    await user.click(button('Remind Rohan Pillai, $40.00'))
    await waitFor(() =>
      expect(details).toHaveTextContent(
        'Reminded once. You can send the next reminder in 24 hours.',
      ),
    )
    await waitFor(() =>
      expect(notifications()).toHaveTextContent('Payment reminder sent successfully'),
    )

    await user.click(button('Delete Farah Aziz, $60.00'))
    const contributionToDelete = await question()
    expect(contributionToDelete).toHaveTextContent(`$60.00 from Farah Aziz toward "${ITEM}"`)
    await click(() =>
      within(contributionToDelete).getByRole('button', { name: 'Delete contribution' }),
    )
    await waitFor(() => expect(details).toHaveTextContent('2 contributors'))
    expect(details).toHaveTextContent('$60.00 of $900.00')
    await waitFor(() =>
      expect(notifications()).toHaveTextContent('Contribution deleted successfully'),
    )
  })

  test('revert a failed change and show an error', async () => {
    await openWith(MEI)
    const details = await openDetails()
    route(/^\w+ \/api\/admin\/(payments|contributions)\//, { status: 500 })
    const button = (action: string) =>
      within(details).getByRole('button', { name: `${action} Mei Lin Koh, $20.00` })
    const shown = (text: string) => within(notifications()).findByText(text)
    await user.click(button('Verify'))
    await shown('Failed to verify payment. Please try again.')
    expect(details).toHaveTextContent('$20.00 promised')
    await user.click(button('Remind'))
    await shown('Failed to send payment reminder. Please try again.')
    await user.click(button('Delete'))
    const contributionToDelete = await question()
    await click(() =>
      within(contributionToDelete).getByRole('button', { name: 'Delete contribution' }),
    )
    await shown('Failed to delete contribution. Please try again.')
    expect(button('Delete')).toBeInTheDocument()
  })
})

test('of two contributions verified at once, a failed one does not revert the other, and the lists are refetched once', async () => {
  const VERIFY = /^PUT .*\/verify-payment$/
  const failed = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  route(VERIFY, async () => {
    const isFirst = sentRequests(VERIFY).length === 1
    await (isFirst ? failed : done).promise
    return isFirst ? { status: 500 } : 'continue'
  })
  await openWith(MEI, ROHAN)
  const row = (name: string) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name))
  const fetched = () => sentRequests(/^GET \/api\/admin\/analytics\/contributions\/recent/).length
  await user.click(await screen.findByRole('button', { name: 'Verify Mei Lin Koh, $20.00' }))
  await waitFor(() => expect(row('Mei Lin Koh')).toHaveTextContent('Verified'))
  await user.click(screen.getByRole('button', { name: 'Verify Rohan Pillai, $40.00' }))
  await waitFor(() => expect(row('Rohan Pillai')).toHaveTextContent('Verified'))
  const before = fetched()
  failed.resolve()
  await waitFor(() => expect(row('Mei Lin Koh')).toHaveTextContent('To confirm'))
  expect(row('Rohan Pillai')).toHaveTextContent('Verified')
  expect(fetched()).toBe(before)
  done.resolve()
  await waitFor(() => expect(fetched()).toBe(before + 1))
  expect(await screen.findByRole('link', { name: '1 gift to confirm' })).toBeInTheDocument()
  expect(row('Rohan Pillai')).toHaveTextContent('Verified')
  expect(sentRequests(VERIFY)).toHaveLength(2)
  expect(fetched()).toBe(before + 1)
})

describe('an action on a contribution while another one on it is pending', () => {
  const VERIFY = /^PUT .*\/verify-payment$/
  const DELETE = /^DELETE .*\/contributions\//
  const press = (name: string) => click(() => screen.getByRole('button', { name }))

  test('is sent after it', async () => {
    await openWith(MEI)
    await screen.findByRole('button', { name: 'Verify Mei Lin Koh, $20.00' })
    const held = holdResponse(VERIFY)
    await press('Verify Mei Lin Koh, $20.00')
    await waitFor(() => expect(sentRequests(VERIFY)).toHaveLength(1))
    await press('Delete Mei Lin Koh, $20.00')
    await press('Delete contribution')
    const gone = () => expect(screen.queryByText('Mei Lin Koh')).toBeNull()
    await waitFor(gone)
    expect(sentRequests(DELETE)).toEqual([])
    held.release()
    await waitFor(() =>
      expect(notifications()).toHaveTextContent('Contribution deleted successfully'),
    )
    expect(sentRequests(DELETE)).toHaveLength(1)
    gone()
  })

  test.each<[outcome: string, StubbedResponse, toast: string]>([
    ['succeeds', 'continue', 'Payment reminder sent successfully'],
    ['fails', { status: 500 }, 'Failed to send reminder'],
  ])('stays visible when the other one %s', async (_outcome, response, toast) => {
    await openWith(MEI)
    const row = () =>
      screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(MEI.name))
    await screen.findByRole('button', { name: 'Remind Mei Lin Koh, $20.00' })
    const reminded = holdResponse(/payment-reminder$/, response)
    const verified = holdResponse(VERIFY)
    await press('Remind Mei Lin Koh, $20.00')
    await press('Verify Mei Lin Koh, $20.00')
    await waitFor(() => expect(row()).toHaveTextContent('Verified'))
    reminded.release()
    await waitFor(() => expect(notifications()).toHaveTextContent(toast))
    expect(row()).toHaveTextContent('Verified')
    verified.release()
    await waitFor(() => expect(notifications()).toHaveTextContent('Payment verified successfully'))
    expect(row()).toHaveTextContent('Verified')
  })

  test('is not sent again when it is the same', async () => {
    await openWith(MEI)
    const remind = await screen.findByRole('button', { name: 'Remind Mei Lin Koh, $20.00' })
    const held = holdResponse(/payment-reminder$/)
    await user.dblClick(remind)
    held.release()
    await waitFor(() =>
      expect(notifications()).toHaveTextContent('Payment reminder sent successfully'),
    )
    expect(sentRequests(/payment-reminder$/)).toHaveLength(1)
  })
})

describe('a toast', () => {
  test('stays while the pointer is over it, and disappears 5 s later', async () => {
    await openWith(MEI)
    const verify = await screen.findByRole('button', { name: 'Verify Mei Lin Koh, $20.00' })
    freezeTestClock()
    await user.click(verify)
    const find = () => within(notifications()).queryByText('Payment verified successfully')
    await advanceUntil(() => find() !== null)
    const toast = find() as HTMLElement
    await user.hover(toast)
    await advance(60_000)
    expect(toast).toBeInTheDocument()
    await user.unhover(toast)
    await advance(4500)
    expect(toast).toBeInTheDocument()
    await advance(500)
    await expect.poll(() => toast.isConnected).toBe(false)
  })

  test('is closed by its button and by Escape', async () => {
    await openWith(MEI)
    await chooseInMenu(ITEM, 'Reset contributions')
    const contributionToDelete = await question()
    await click(() =>
      within(contributionToDelete).getByRole('button', { name: 'Reset contributions' }),
    )
    await waitFor(() => expect(notifications()).toHaveTextContent('have been reset'))
    await waitFor(() => expect(contributionToDelete).not.toBeInTheDocument())
    await user.keyboard('{Escape}')
    expect(notifications()).toHaveTextContent('')

    await chooseInMenu(ITEM, 'Copy link')
    await waitFor(() => expect(notifications()).not.toHaveTextContent(/^$/))
    await user.click(within(notifications()).getByRole('button', { name: 'Close' }))
    expect(notifications()).toHaveTextContent(/^$/)
  })
})
