import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { createEmptyDraft } from '../draft/create-empty-draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Request, Responses } from '../messages.ts'
import { queue } from '../queue/queue.ts'
import { readQueue } from '../queue/queue-storage.ts'
import {
  account,
  disconnected,
  type FakeRegistry,
  refusal,
  startFakeRegistry,
} from '../test/fake-registry.ts'
import { handleRequest } from './handle-request.ts'

const ADD = 'POST /admin/registry/items'
let registry: FakeRegistry

beforeEach(async () => {
  registry = startFakeRegistry()
  expect(await sendRequest({ type: 'sign-in', ...account })).toMatchObject({ ok: true })
})
afterEach(async () => {
  await queue.send() // returns after everything that was under way
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

const sendRequest = <T extends Request['type']>(request: Extract<Request, { type: T }>) =>
  handleRequest(request) as Promise<Responses[T]>
const badge = () => fakeBrowser.action.getBadgeText({})
const states = async () => (await readQueue()).map(({ state }) => state)
const draftOf = (productName: string): Draft => ({
  ...createEmptyDraft(crypto.randomUUID(), 'https://www.lazada.sg/products/cot-i301-s1501.html'),
  productName,
  totalPrice: '89.90',
})

describe('a saved draft', () => {
  test('can be undone before it is sent', async () => {
    const reconnect = registry.respondTo(ADD, disconnected)
    const draft = draftOf('Cot of second thoughts')
    const saved = await sendRequest({ type: 'save', draft })
    expect(saved).toMatchObject({ kind: 'queued', item: { price: '$89.90' } })
    await expect.poll(readQueue).toMatchObject([{ state: 'waiting', because: 'offline' }])
    expect(await badge()).toBe('1')
    expect(await sendRequest({ type: 'undo', key: draft.key })).toEqual({ kind: 'undone' })
    expect(await badge()).toBe('')
    reconnect()
    await sendRequest({ type: 'retry' })
    expect(await readQueue()).toEqual([])
    expect(registry.names()).toEqual([])
  })

  test('can be undone after it was sent and saved again under a new key', async () => {
    const draft = draftOf('Cot of second thoughts')
    await sendRequest({ type: 'save', draft })
    await expect.poll(states).toEqual(['sent'])
    expect(await sendRequest({ type: 'undo', key: draft.key })).toEqual({ kind: 'undone' })
    expect(registry.names()).toEqual([])
    expect(await readQueue()).toEqual([])

    const again = await sendRequest({ type: 'save', draft })
    expect(again.kind === 'queued' && again.key).not.toBe(draft.key)
    await expect.poll(states).toEqual(['sent'])
    expect(registry.names()).toEqual(['Cot of second thoughts'])
  })

  test('waits after the session has ended and is sent after the next sign-in', async () => {
    registry.endSessions()
    const draft = draftOf('Cot of an ended session')
    expect(await sendRequest({ type: 'save', draft })).toMatchObject({ kind: 'queued' })
    await expect.poll(readQueue).toMatchObject([{ state: 'waiting', because: 'signed-out' }])
    expect(await badge()).toBe('1')
    expect(await sendRequest({ type: 'save', draft: draftOf('Cot') })).toEqual({
      kind: 'signed-out',
    })
    await sendRequest({ type: 'sign-in', ...account })
    await expect.poll(states).toEqual(['sent'])
    expect(registry.names()).toEqual(['Cot of an ended session'])
  })

  test('can be edited and sent again after the registry rejected it', async () => {
    const accept = registry.respondTo(ADD, () =>
      refusal(422, 'IMAGE_UNREADABLE', 'This picture is broken.'),
    )
    const draft = draftOf('Cot that was refused')
    await sendRequest({ type: 'save', draft })
    const message = 'This picture is broken.'
    await expect.poll(readQueue).toMatchObject([{ state: 'refused', message }])
    expect(await badge()).toBe('')
    accept()
    await sendRequest({ type: 'save', draft: { ...draft, productName: 'Cot, changed' } })
    await expect.poll(states).toEqual(['sent'])
    expect(registry.names()).toEqual(['Cot, changed'])
  })

  test('is rejected after disconnecting', async () => {
    await sendRequest({ type: 'disconnect' })
    expect(registry.requests).toContain('POST /auth/logout')
    expect(await sendRequest({ type: 'save', draft: draftOf('Cot') })).toEqual({
      kind: 'signed-out',
    })
  })
})

test('increases the quantity of an existing item once per key', async () => {
  const draft = draftOf('Cot for twins')
  await sendRequest({ type: 'save', draft })
  await expect.poll(states).toEqual(['sent'])
  const { productUrl, productName } = draft
  const { duplicates } = await sendRequest({ type: 'check', productUrl, productName })
  expect(duplicates).toMatchObject([{ productName, quantity: 1, totalPrice: 8990 }])
  const raise = { type: 'raise', itemId: duplicates[0]!.id, key: crypto.randomUUID() } as const
  expect(await sendRequest(raise)).toEqual({ kind: 'raised', quantity: 2 })
  expect(await sendRequest(raise)).toEqual({ kind: 'raised', quantity: 2 })
})

test('an item that was deleted at the registry is no duplicate once the popup opens again', async () => {
  const draft = draftOf('Cot that was deleted')
  await sendRequest({ type: 'save', draft })
  await expect.poll(states).toEqual(['sent'])
  const check = { type: 'check', productUrl: '', productName: draft.productName } as const
  expect((await sendRequest(check)).duplicates).toHaveLength(1)
  registry.deleteAll()
  await sendRequest({ type: 'open', tabId: 7 })
  expect((await sendRequest(check)).duplicates).toEqual([])
})
