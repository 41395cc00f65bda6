import { randomUUID } from 'node:crypto'
import { cents } from '@registry/shared/money/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { fakeBundle } from '../../../../test/fake-bundle.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { limitNamed, spend } from '../../../../test/spend-limit.ts'
import { startApi, type TestApi } from '../../../../test/start-api.ts'
import { READS } from '../../../http/limits/limit-counter.ts'

const env = { RATE_LIMITS: 'strict', TRUST_PROXY: '1' }

const api = shareApi({ env, bundle: fakeBundle })
let slug: string
let itemId: string
/** Each test has its own IP address, sent by one trusted proxy, and its own registry. */
let party: string
let parties = 0
beforeEach(async () => {
  parties += 1
  party = `203.0.113.${parties}`
  const registry = await makeRegistry(api.app.db)
  slug = registry.slug
  itemId = await makeItem(api.app.db, registry.id, { totalPriceCents: cents(1_000_000) })
})

interface Asked {
  ip: string
  session?: string
  /** Idempotency-Key. */
  key?: string
  body?: unknown
  on?: TestApi
}

async function ask(path: string, { ip, session, key, body, on = api }: Asked) {
  const response = await fetch(`${on.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': ip,
      ...(session && { 'x-session-token': session }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') }
}

async function newSession(ip: string): Promise<string> {
  const { text } = await ask('/api/auth/session', { ip, body: {} })
  return JSON.parse(text).sessionToken
}

const contribution = { name: 'Mei', email: 'mei@example.com', amount: 1 }
const contribute = (asked: Asked) =>
  ask(`/api/registry/${slug}/items/${itemId}/contribute`, { body: contribution, ...asked })

async function statusesOf(count: number, attempt: (n: number) => ReturnType<typeof ask>) {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1) statuses.push((await attempt(n)).status)
  return statuses
}

describe('the limits of contributing', () => {
  test('allow 300 visitors on one IP address to view, request payment codes and contribute within a minute', async () => {
    // Requests of 290 earlier visitors.
    const counted = ['visitor-sessions', 'payments-ip', 'live'].map(limitNamed)
    for (const limit of [...counted, READS]) await spend(api, limit, party, 290)
    // Requests of an earlier visitor: one or two codes, a session and a contribution.
    await spend(api, limitNamed('attempts'), party, 4 * 290)
    for (const name of ['contribute-burst', 'contribute-guests', 'contribute-registry']) {
      await spend(api, limitNamed(name), keyOf(name), 290)
    }
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const session = await newSession(party)
        const visitor = { ip: party, session }
        const payment = `/api/registry/${slug}/payment-details/singapore-paynow?amount=1`
        return [
          (await ask(`/registry/${slug}`, visitor)).status,
          (await ask(`/api/registry/${slug}/items`, visitor)).status,
          (await ask(payment, visitor)).status,
          (await contribute(visitor)).status,
        ]
      }),
    )
    expect(new Set(statuses.map(String))).toEqual(new Set(['200,200,200,201']))
  })

  const keyOf = (name: string) =>
    limitNamed(name).by === 'ip-and-registry' ? `${party} ${slug}` : slug

  test.each([
    ['contribute-burst', 60],
    ['contribute-guests', 3_600],
  ])(
    'delay one IP address that uses a new session for every contribution: %s',
    async (name, windowS) => {
      const limit = limitNamed(name)
      await spend(api, limit, keyOf(name), limit.points - 2)
      const statuses = await statusesOf(3, async () =>
        contribute({ ip: party, session: await newSession(party) }),
      )
      expect(statuses).toEqual([201, 201, 429])
      const { retryAfter } = await contribute({ ip: party, session: await newSession(party) })
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(Number(retryAfter)).toBeLessThanOrEqual(windowS)
    },
  )

  test('of one registry do not affect another one on the same IP address', async () => {
    for (const name of ['contribute-burst', 'contribute-guests']) {
      const limit = limitNamed(name)
      await spend(api, limit, keyOf(name), limit.points)
    }
    const other = await makeRegistry(api.app.db)
    const item = await makeItem(api.app.db, other.id)
    const path = `/api/registry/${other.slug}/items/${item}/contribute`
    const answer = await ask(path, {
      ip: party,
      session: await newSession(party),
      body: contribution,
    })
    expect(answer.status).toBe(201)
  })

  test('stop many IP addresses on one registry for the rest of the hour', async () => {
    const limit = limitNamed('contribute-registry')
    await spend(api, limit, slug, limit.points - 2)
    const statuses = await statusesOf(4, async n => {
      const ip = `198.51.100.${n}`
      return contribute({ ip, session: await newSession(ip) })
    })
    expect(statuses).toEqual([201, 201, 429, 429])
  })

  test('do not count retries, which also succeed once a session has reached its limit', async () => {
    const session = await newSession(party)
    const keys = Array.from({ length: 10 }, () => randomUUID())
    const first = await Promise.all(keys.map(key => contribute({ ip: party, session, key })))
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await contribute({ ip: party, session, key: randomUUID() })).status).toBe(429)
    for (const [at, key] of keys.entries()) {
      const again = await contribute({ ip: party, session, key })
      expect([again.status, again.text]).toEqual([201, first[at]?.text])
    }
  })

  test('let through the repetition of a contribution whose process ended before it stored the response', async () => {
    const session = await newSession(party)
    const key = randomUUID()
    const first = await contribute({ ip: party, session, key })
    const unanswered = { status: null, answer: null, body: null }
    const keys = api.app.db('idempotency_keys')
    const { scope_key } = await keys.clone().orderBy('created_at', 'desc').first()
    await keys.where({ scope_key }).update(unanswered)
    await statusesOf(9, () => contribute({ ip: party, session }))
    expect((await contribute({ ip: party, session })).status).toBe(429)
    const other = { ...contribution, amount: 2 }
    expect((await contribute({ ip: party, session, key, body: other })).status).toBe(422)
    const again = await contribute({ ip: party, session, key })
    expect(again.status).toBe(201)
    expect(JSON.parse(again.text).contribution).toEqual(JSON.parse(first.text).contribution)
    expect(await api.app.db('contributions').where({ item_id: itemId })).toHaveLength(10)
  })

  test('are not reached by retries', async () => {
    const session = await newSession(party)
    const key = randomUUID()
    const statuses = await statusesOf(25, () => contribute({ ip: party, session, key }))
    expect(new Set(statuses)).toEqual(new Set([201]))
    const others = await statusesOf(9, () => contribute({ ip: party, session }))
    expect(others).toEqual(Array(9).fill(201))
  })

  test('stop a session after ten contributions and return the time to wait', async () => {
    const session = await newSession(party)
    const statuses = await statusesOf(10, () => contribute({ ip: party, session }))
    expect(statuses).toEqual(Array(10).fill(201))
    const refused = await contribute({ ip: party, session })
    expect(refused.status).toBe(429)
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(600)
  })

  test('leave room on an IP address that one session overuses', async () => {
    const session = await newSession(party)
    await statusesOf(31, () => contribute({ ip: party, session }))
    const last = await contribute({ ip: party, session })
    expect(last.status).toBe(429)
    const burst = limitNamed('contribute-burst')
    // Nearly the limit of this IP address on this registry, which the requests below must not exceed.
    await spend(api, burst, keyOf(burst.name), burst.points - 11)
    const visitor = await newSession(party)
    expect((await contribute({ ip: party, session: visitor })).status).toBe(201)
  })

  test('count requests without a session and invalid ones', async () => {
    const unproven = await statusesOf(31, () => contribute({ ip: party, session: 'guessed' }))
    expect(unproven).toEqual([...Array(30).fill(401), 429])
    const session = await newSession(party)
    const invalid = await statusesOf(11, () => contribute({ ip: party, session, body: {} }))
    expect(invalid).toEqual([...Array(10).fill(400), 429])
  })

  test('are shared by two processes and survive a restart', async () => {
    const other = await startApi({ env, beside: api })
    const session = await newSession(party)
    const split = await statusesOf(10, n =>
      contribute({ ip: party, session, on: n % 2 ? other : api }),
    )
    expect(split).toEqual(Array(10).fill(201))
    expect((await contribute({ ip: party, session, on: other })).status).toBe(429)
    await other.stop()
    const restarted = await startApi({ env, beside: api })
    expect((await contribute({ ip: party, session, on: restarted })).status).toBe(429)
    await restarted.stop()
  })
})
