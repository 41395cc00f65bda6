import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../../db/connect.ts'
import { createRegistryEvents } from './create-registry-events.ts'
import { streamLimitsFor } from './stream-limiter.ts'

// Unreachable database: sufficient for events that need no query.
const db = connect({ url: 'postgres://nobody:nothing@127.0.0.1:1/none' })
const create = () =>
  createRegistryEvents({ db, log: pino({ level: 'silent' }), caps: streamLimitsFor('strict') })
const registryId = randomUUID()

afterEach(() => {
  vi.useRealTimers()
})

describe('subscribers', () => {
  test('get a comment every 25 seconds, so that proxies keep the connection', () => {
    vi.useFakeTimers()
    const events = create()
    const body = events.open(registryId, '203.0.113.7')
    body.read()
    vi.advanceTimersByTime(25_000)
    expect(String(body.read())).toBe(':\n\n')
    events.stop()
    vi.advanceTimersByTime(60_000)
    expect(body.read()).toBeNull()
  })

  test('are greeted without a version when it cannot be read', async () => {
    const events = create()
    const body = events.open(registryId, '203.0.113.7', () => Promise.reject(new Error('outage')))
    expect(String(await once(body, 'data'))).toMatch(/^retry: \d+\nevent: hello\n/)
    events.stop()
  })

  test('are not greeted after the end', async () => {
    const events = create()
    const version = Promise.withResolvers<string>()
    const body = events.open(registryId, '203.0.113.7', () => version.promise)
    events.stop()
    version.resolve('v1')
    expect(await body.toArray()).toEqual([])
  })

  test('are told to reload when the changes cannot be read', async () => {
    const events = create()
    const body = events.open(registryId, '203.0.113.7')
    body.read()
    const told = once(body, 'data')
    events.announced(`${registryId} ${randomUUID()}`)
    expect(String(await told)).toBe('event: items\ndata: {}\n\n')
    events.stop()
  })

  test('are told to reload when too many items changed', async () => {
    const events = create()
    const body = events.open(registryId, '203.0.113.7')
    body.read()
    const told = once(body, 'data')
    for (let n = 0; n < 51; n += 1) events.announced(`${registryId} ${randomUUID()}`)
    expect(String(await told)).toBe('event: items\ndata: {}\n\n')
    events.stop()
  })

  test('are removed when they disconnect', async () => {
    const events = create()
    const places = Array.from({ length: 400 }, () => events.open(registryId, '203.0.113.7'))
    expect(() => events.open(registryId, '203.0.113.7')).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED' }),
    )
    const gone = Promise.all(places.map(body => once(body, 'close')))
    for (const body of places) body.destroy()
    await gone
    events.open(registryId, '203.0.113.7').destroy()
    events.stop()
  })
})
