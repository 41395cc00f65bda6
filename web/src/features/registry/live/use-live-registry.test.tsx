import { screen, waitFor } from '@testing-library/dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { advance, startTestClock } from '../../../../test/components/browser/clock.ts'
import { rejectStreams, sendEvent } from '../../../../test/components/browser/event-source.ts'
import { sentRequests } from '../../../../test/components/browser/network.ts'
import { click } from '../../../../test/components/browser/user.ts'
import { sendFunding, untilLive } from '../../../../test/components/live-registry.ts'
import { PAGE_VERSION } from '../../../../test/components/open-page.tsx'
import {
  goToPayment,
  payBy,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../test/components/visited-registry.ts'

const LIST = /^GET \/api\/registry\/[^/]+\/items/

let registry: VisitedRegistry
let before = 0

beforeAll(async () => {
  registry = await publishRegistry([{ name: 'Travel pram', price: 420 }])
})
beforeEach(async () => {
  await visitRegistry(registry.slug, '', () => startTestClock())
  before = sentRequests(LIST).length
})

/** Number of requests for the list since the page was opened. */
const listRequests = () => sentRequests(LIST).length - before
const pram = () => screen.getByRole('article', { name: /Travel pram/ })

test('a page of the current version follows changes on its first stream, without loading the list', async () => {
  expect(sendEvent('hello', {}, PAGE_VERSION)).toBe(1)
  await untilLive()
  expect(listRequests()).toBe(0)
  sendFunding(registry, { item: 'Travel pram', price: 420, left: 300 })
  await waitFor(() => expect(pram()).toHaveTextContent('S$120'))
  expect(listRequests()).toBe(0)
})

test('a page of another version loads the list at once', async () => {
  sendEvent('hello', {}, 'another-version')
  await waitFor(() => expect(listRequests()).toBe(1))
})

test('a page that was told of a change before the code of live updates was there loads the list', async () => {
  sendEvent('hello', {}, PAGE_VERSION)
  sendEvent('items')
  await waitFor(() => expect(listRequests()).toBe(1))
})

test('a page whose tab is focused before the code of live updates is there loads the list', async () => {
  sendEvent('hello', {}, PAGE_VERSION)
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(listRequests()).toBe(1))
})

test('a page whose first stream the server rejects loads the list', async () => {
  rejectStreams()
  await waitFor(() => expect(listRequests()).toBe(1))
})

test('a page whose visitor contributes before the code of live updates is there loads the list afterwards', async () => {
  sendEvent('hello', {}, PAGE_VERSION)
  await startContribution('Travel pram')
  await payBy('Wise', await goToPayment())
  await click(() => screen.getByRole('button', { name: 'Back to Registry' }))
  await untilLive()
  await advance(10_000)
  await waitFor(() => expect(listRequests()).toBe(1))
})

test('a page loads the list after every further connection', async () => {
  sendEvent('hello', {}, PAGE_VERSION)
  await untilLive()
  sendEvent('hello', {}, PAGE_VERSION)
  await waitFor(() => expect(listRequests()).toBe(1))
})
