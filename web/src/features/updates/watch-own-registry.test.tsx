import { randomUUID } from 'node:crypto'
import { replyToParents } from '@registry/shared/contract/offerings/offerings'
import { screen, waitFor } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click } from '../../../test/components/browser/user.ts'
import {
  contributionIds,
  contributionsFor,
  verifiedNames,
} from '../../../test/components/contributions.ts'
import { offerItem } from '../../../test/components/offerings.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp, visitorClient } from '../../../test/components/sign-up.ts'
import { OFFERED } from '../../../test/offered-item.ts'

const ITEMS = /^GET \/api\/admin\/registry\/items$/
const STREAM = /^GET \/api\/admin\/events$/
const isOpen = () => sentRequests(STREAM).map(({ signal }) => signal?.aborted === false)

/** Modules of the open page. */
const pageModules = () =>
  Promise.all([
    import('../../app/query-client.ts'),
    import('../../lib/session/owner-session.ts'),
    import('../../lib/session/sign-out-tasks.ts'),
    import('./watch-own-registry.ts'),
  ])

/** Opens the dashboard of a new owner, whose event stream never responds. */
async function openDashboard() {
  await signUp()
  await openPage('/dashboard')
  route(STREAM, () => Promise.withResolvers<never>().promise)
  return pageModules()
}

test('the event stream of an owner does not open once a sign-out has begun', async () => {
  const [{ queryClient }, session, { runSignOutTasks }, { watchOwnRegistry }] =
    await openDashboard()
  const signedIn = session.getOwnerSession()
  await runSignOutTasks(1_000)
  watchOwnRegistry(queryClient)
  session.setOwnerSession({ ...signedIn })
  expect(isOpen()).toEqual([])
  session.setOwnerSession({ status: 'signed-out' })
  session.setOwnerSession(signedIn)
  await waitFor(() => expect(isOpen()).toEqual([true]))
})

test('the event stream of an owner closes at the beginning of a sign-out and opens with the next session', async () => {
  const [{ queryClient }, session, { runSignOutTasks }, { watchOwnRegistry }] =
    await openDashboard()
  const signedIn = session.getOwnerSession()
  watchOwnRegistry(queryClient)
  await waitFor(() => expect(isOpen()).toEqual([true]))
  await runSignOutTasks(1_000)
  expect(isOpen()).toEqual([false])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(isOpen()).toEqual([false])
  session.setOwnerSession({ status: 'signed-out' })
  session.setOwnerSession(signedIn)
  await waitFor(() => expect(isOpen()).toEqual([false, true]))
})

test('a confirmation that a closed page has left is sent by any page of the owner', async () => {
  const owner = await signUp()
  await contributionsFor(owner, 'Moon night light', [{ name: 'Mei Lin Koh', amount: 50 }])
  const [id] = (await contributionIds(owner)).values()
  localStorage.setItem('confirmations', JSON.stringify([{ userId: owner.id, id, dueAt: 0 }]))
  await openPage('/dashboard')
  route(STREAM, () => Promise.withResolvers<never>().promise)
  const [{ queryClient }, , , { watchOwnRegistry }] = await pageModules()
  const { confirmations } = await import('../contributions/confirm/queue/shared-confirm-queue.ts')
  watchOwnRegistry(queryClient, () => confirmations(queryClient))
  await waitFor(async () => expect(await verifiedNames(owner)).toEqual(['Mei Lin Koh']))
  await waitFor(() => expect(localStorage.getItem('confirmations')).toBeNull())
})

test('a change made before the event stream opened is loaded when it opens', async () => {
  const [{ queryClient }, , , { watchOwnRegistry }] = await openDashboard()
  await screen.findByText('No items in your registry yet')
  const before = sentRequests(ITEMS).length
  // Answers once: the reconnection after it would load the items too.
  const hello = route(STREAM, () => {
    hello()
    return { body: 'event: hello\ndata: {}\n\n' }
  })
  watchOwnRegistry(queryClient)
  await waitFor(() => expect(sentRequests(ITEMS)).toHaveLength(before + 1))
})

test('a page reloads everything when its event stream opens after the device was asleep', async () => {
  const [{ queryClient }, , , { watchOwnRegistry }] = await openDashboard()
  await screen.findByText('No items in your registry yet')
  const before = sentRequests(ITEMS).length
  const hello = route(STREAM, () => {
    hello()
    return { body: 'event: hello\ndata: {"topics":[]}\n\n' }
  })
  // The clock of `performance.now()` may stop meanwhile.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  onTestFinished(() => clock.mockRestore())
  watchOwnRegistry(queryClient)
  await waitFor(() => expect(sentRequests(ITEMS)).toHaveLength(before + 1))
})

test('an open thread of an offering shows a message that arrives', async () => {
  const { slug } = await signUp()
  const offererEmail = `shanti-${randomUUID()}@example.com`
  const { id, key } = await offerItem(slug, { ...OFFERED, offererEmail })
  await openPage('/dashboard?tab=gift-passing')
  await click(() => screen.getByRole('button', { name: /^Write to Shanti/ }))
  await screen.findByText(/^Nothing written yet/)
  const { call } = await visitorClient()
  const input = { params: { id }, body: { key, message: 'Is Saturday fine?' } }
  await call(replyToParents, input, { idempotencyKey: randomUUID() })
  const changed = route(STREAM, () => {
    changed()
    return { body: 'event: changed\ndata: {"topics":["offerings"]}\n\n' }
  })
  const [{ queryClient }, , , { watchOwnRegistry }] = await pageModules()
  watchOwnRegistry(queryClient)
  expect(await screen.findByText('Is Saturday fine?')).toBeVisible()
})
