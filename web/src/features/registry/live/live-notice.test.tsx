import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { advance, advanceUntil } from '../../../../test/components/browser/clock.ts'
import { sendEvent } from '../../../../test/components/browser/event-source.ts'
import {
  route,
  type StubbedResponse,
  sentRequests,
} from '../../../../test/components/browser/network.ts'
import { user } from '../../../../test/components/browser/user.ts'
import { openLive } from '../../../../test/components/live-registry.ts'
import {
  publishRegistry,
  type VisitedRegistry,
} from '../../../../test/components/visited-registry.ts'

/** Step of the clock in ms while waiting for a request. */
const STEP_MS = 100
const LIST = /^GET \/api\/registry\/[^/]+\/items/

let registry: VisitedRegistry

beforeAll(async () => {
  registry = await publishRegistry([
    { name: 'Travel pram', price: 420 },
    { name: 'Bedside crib', price: 349 },
  ])
})

const notice = () => document.querySelector<HTMLElement>('.live-notice_page-notice')
const expectNotice = (...sentences: string[]) =>
  waitFor(() => {
    for (const sentence of sentences) expect(notice()).toHaveTextContent(sentence)
  })
const expectNoNotice = () => waitFor(() => expect(notice()).toBeNull())

/** Stubs the response to every further request for the list. */
function respond(response: StubbedResponse): () => void {
  return route(LIST, response)
}

/** Makes the tab visible again, as after switching tabs. */
async function comeBack(): Promise<void> {
  window.dispatchEvent(new Event('focus'))
  await advance(2_000)
}

/** Advances the clock until the list was requested this many times. */
const untilRequested = (times: number) =>
  advanceUntil(() => sentRequests(LIST).length >= times, STEP_MS)

describe('a registry that cannot be updated', () => {
  test('remains displayed with the reason, and is reloaded by Try Again', async () => {
    await openLive(registry.slug)
    const before = sentRequests(LIST).length
    const restore = respond({ status: 503 })
    await comeBack()
    await untilRequested(before + 4)
    await expectNotice('Failed to load registry items. Please refresh the page.')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    restore()

    const relent = respond({ status: 429, headers: { 'retry-after': '45' } })
    const tryAgain = () =>
      within(notice() ?? document.body).getByRole('button', { name: 'Try Again' })
    await user.click(tryAgain())
    await expectNotice(
      'Whoa there, baby! We need a little break...',
      'You can try again in about 45 seconds.',
    )
    await advance(45_100)
    await expectNotice('You can try again now.')
    relent()
    tryAgain().focus()
    await user.keyboard('{Enter}')
    await advance(1_000)
    await expectNoNotice()
    expect(document.querySelector('#items')).toHaveFocus()
  })

  test('shows that there is no connection, and reloads once it is restored', async () => {
    await openLive(registry.slug)
    window.dispatchEvent(new Event('offline'))
    await expectNotice('You are offline.')
    const before = sentRequests(LIST).length
    window.dispatchEvent(new Event('online'))
    await untilRequested(before + 1)
    await expectNoNotice()
    sendEvent('hello')
    await untilRequested(before + 2)
    await expectNoNotice()
  })

  test('shows that it was deleted, and remains displayed', async () => {
    await openLive(registry.slug)
    respond({ status: 404 })
    await comeBack()
    await expectNotice('This registry could not be found.')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})
