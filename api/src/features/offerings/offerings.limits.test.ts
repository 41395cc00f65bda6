import { createSession } from '@registry/shared/contract/account/visitor-session'
import {
  approveOffering,
  sendOfferingMessage,
} from '@registry/shared/contract/offerings/owner-offerings'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeRegistry } from '../../../test/factories.ts'
import { inParallel } from '../../../test/in-parallel.ts'
import { makeOffering } from '../../../test/make-offering.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { limitNamed, spend } from '../../../test/spend-limit.ts'
import { offer } from '../../../test/submit-offering.ts'
import type { KeyedLimit } from '../../http/limits/rate-limits.ts'
import { offeringKey } from './offering-key.ts'
import { offerLimits, replyLimits } from './offering-limits.ts'

// One trusted proxy, so that a test can set its IP address.
const api = shareApi({ env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' } })
let registry: Awaited<ReturnType<typeof makeRegistry>>
let tests = 0
beforeEach(async () => {
  tests += 1
  registry = await makeRegistry(api.app.db)
})

/** Returns IP addresses that no other test uses. */
const ipOf = (n: number) => `10.0.${tests}.${n}`

async function newSession(ip: string): Promise<string> {
  const { sessionToken } = await api.as({ 'x-forwarded-for': ip }).call(createSession, {})
  return sessionToken
}

interface Asked {
  ip: string
  session: string
  body?: object
}

async function statusOf(path: string, { ip, session, body }: Asked): Promise<number> {
  const response = await fetch(`${api.url}/api/gift-passing/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': ip,
      'x-session-token': session,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  })
  await response.text()
  return response.status
}

async function statusesOf(count: number, attempt: (n: number) => Promise<number>) {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1) statuses.push(await attempt(n))
  return statuses
}

async function consume(limits: readonly KeyedLimit[]) {
  for (const { limit, key } of limits) await api.app.rateLimits.consume(limit, key)
}

const times = (count: number, status: number) => Array<number>(count).fill(status)
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const offered = (n: number) =>
  offer(registry.slug, { offererEmail: `ravi${tests}-${n}@example.com` })

describe('offerings', () => {
  test('are limited to ten an hour per session and thirty per IP address', async () => {
    await spend(api, limitNamed('offer-ip'), ipOf(1), 18)
    let session = await newSession(ipOf(1))
    const send = (n: number) =>
      statusOf('offerings', { ip: ipOf(1), session, body: offered(n % 9) })
    expect(await statusesOf(11, send)).toEqual([...times(10, 201), 429])
    // Rejected requests were counted for that IP address too.
    session = await newSession(ipOf(1))
    expect(await statusesOf(2, send)).toEqual([201, 429])
    session = await newSession(ipOf(2))
    expect(await statusOf('offerings', { ip: ipOf(2), session, body: offered(99) })).toBe(201)
  })

  test('send at most ten emails an hour to one mailbox, ignoring subaddresses', async () => {
    const sessions = [await newSession(ipOf(1)), await newSession(ipOf(2))]
    const send = (n: number) => {
      const body = offer(registry.slug, { offererEmail: n < 5 ? 'a@b.co' : `A+${n}+x@b.co` })
      return statusOf('offerings', { ip: ipOf(1 + (n % 2)), session: sessions[n % 2] ?? '', body })
    }
    expect(await statusesOf(11, send)).toEqual([...times(10, 201), 429])
  })

  test('are limited to a hundred an hour per registry', async () => {
    const offerOf = (n: number) => ({ registryId: registry.id, email: `counted${n}@example.com` })
    await inParallel(numbers(98), n => consume(offerLimits(offerOf(n))))
    const send = async (n: number) => {
      const ip = ipOf(1 + n)
      return statusOf('offerings', { ip, session: await newSession(ip), body: offered(100 + n) })
    }
    expect(await statusesOf(3, send)).toEqual([201, 201, 429])
  })
})

describe('looking up offerings', () => {
  const track = (n: number, email: string, session: string) =>
    statusOf(`track-offerings?email=${email}`, { ip: ipOf(n), session })

  test('is limited to five an hour per email address, known or not', async () => {
    await makeOffering(api.app, registry.id, { offerer_email: 'known@example.com' })
    for (const [at, email] of ['known@example.com', 'UNKNOWN@example.com'].entries()) {
      const session = await newSession(ipOf(at))
      const ask = (n: number) => track(10 * at + n, n % 2 ? email : email.toLowerCase(), session)
      expect(await statusesOf(6, ask)).toEqual([...times(5, 200), 429])
    }
  })

  test('is limited to ten an hour per IP address', async () => {
    const session = await newSession(ipOf(1))
    const ask = (n: number) => track(1, `somebody${n}@example.com`, session)
    expect(await statusesOf(11, ask)).toEqual([...times(10, 200), 429])
  })

  test('stores no email address in the table of limits', async () => {
    await track(1, 'known@example.com', await newSession(ipOf(1)))
    const rows = JSON.stringify(await api.app.db('rate_limits').select('key'))
    expect(rows).toContain('track-address')
    expect(rows).not.toContain('known')
  })
})

test('replies of an offerer are limited to twenty an hour per offering', async () => {
  const id = await makeOffering(api.app, registry.id)
  const key = offeringKey(api.app, id)
  const session = await newSession(ipOf(1))
  const body = { key, message: 'Hello' }
  const reply = (n: number) =>
    statusOf(`offerings/${id}/reply`, { ip: ipOf(1 + (n % 5)), session, body })
  expect(await statusesOf(21, reply)).toEqual([...times(20, 201), 429])
})

test('replies are limited to a hundred emails an hour per owner', async () => {
  const session = await newSession(ipOf(1))
  // Different offerings, since one offering allows 20 only.
  await inParallel(numbers(98), n =>
    consume(replyLimits({ id: `counted ${Math.floor(n / 20)}`, registryId: registry.id })),
  )
  const reply = async (n: number) => {
    const values = { offerer_email: `ravi${n}@example.com` }
    const id = await makeOffering(api.app, registry.id, values)
    const body = { key: offeringKey(api.app, id), message: 'Hi' }
    return statusOf(`offerings/${id}/reply`, { ip: ipOf(1), session, body })
  }
  expect(await statusesOf(3, reply)).toEqual([201, 201, 429])
})

test('messages are limited to thirty an hour per mailbox over all registries', async () => {
  const write = async (count: number) => {
    const own = await openOwnRegistry(api)
    const values = { offerer_email: 'Written-to@example.com' }
    const offeringId = await makeOffering(api.app, own.registry.id, values)
    const send = () =>
      own.call(sendOfferingMessage, { body: { offeringId, message: 'Hello' } }).then(
        () => 201,
        ({ status }) => status,
      )
    return statusesOf(count, send)
  }
  expect(await write(20)).toEqual(times(20, 201))
  expect(await write(11)).toEqual([...times(10, 201), 429])
})

test('status changes are limited to forty emails an hour per mailbox over all registries', async () => {
  const accept = async (count: number) => {
    const own = await openOwnRegistry(api)
    return statusesOf(count, async n => {
      const values = { offerer_email: `stranger+${n}@example.com` }
      const id = await makeOffering(api.app, own.registry.id, values)
      return own.call(approveOffering, { params: { id }, body: {} }).then(
        () => 200,
        ({ status }) => status,
      )
    })
  }
  expect(await accept(20)).toEqual(times(20, 200))
  expect(await accept(21)).toEqual([...times(20, 200), 429])
})
