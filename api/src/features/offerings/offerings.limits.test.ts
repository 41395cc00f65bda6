import { createSession } from '@registry/shared/contract/auth'
import { approveOffering, sendOfferingMessage } from '@registry/shared/contract/owner-offerings'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeRegistry } from '../../../test/factories.ts'
import { makeOffering } from '../../../test/make-offering.ts'
import { offer } from '../../../test/offer-thing.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { offeringKey } from './offering-key.ts'

let api: TestApi
let registry: Awaited<ReturnType<typeof makeRegistry>>
beforeEach(async () => {
  // One own proxy, so that a test may come from any address.
  api = await startApi({ env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' } })
  registry = await makeRegistry(api.app.db)
})
afterEach(() => api.stop())

const ipOf = (n: number) => `203.0.113.${n}`

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

const times = (count: number, status: number) => Array<number>(count).fill(status)
const offered = (n: number) => offer(registry.slug, { offererEmail: `ravi${n}@example.com` })

describe('offerings', () => {
  test('are ten an hour of one session, thirty of one address', async () => {
    let [session, sent] = ['', 0]
    const send = async (n: number) => {
      if (n % 11 === 0) session = await newSession(ipOf(1))
      sent += 1
      return statusOf('offerings', { ip: ipOf(1), session, body: offered(sent) })
    }
    expect(await statusesOf(11, send)).toEqual([...times(10, 201), 429])
    // What was refused came from that address too.
    expect(await statusesOf(22, send)).toEqual([
      ...times(10, 201),
      429,
      ...times(8, 201),
      ...times(3, 429),
    ])
    session = await newSession(ipOf(2))
    expect(await statusOf('offerings', { ip: ipOf(2), session, body: offered(99) })).toBe(201)
  })

  test('bring one mailbox ten mails an hour, whoever sends them and under whatever tag', async () => {
    const sessions = [await newSession(ipOf(1)), await newSession(ipOf(2))]
    const send = (n: number) => {
      const body = offer(registry.slug, { offererEmail: n < 5 ? 'a@b.co' : `A+${n}+x@b.co` })
      return statusOf('offerings', { ip: ipOf(1 + (n % 2)), session: sessions[n % 2] ?? '', body })
    }
    expect(await statusesOf(11, send)).toEqual([...times(10, 201), 429])
  })

  test('to one registry are a hundred an hour, wherever they come from', async () => {
    const send = async (n: number) => {
      const ip = ipOf(1 + Math.floor(n / 9))
      return statusOf('offerings', { ip, session: await newSession(ip), body: offered(n) })
    }
    expect(await statusesOf(101, send)).toEqual([...times(100, 201), 429])
  })
})

describe('looking for offerings', () => {
  const track = (n: number, email: string, session: string) =>
    statusOf(`track-offerings?email=${email}`, { ip: ipOf(n), session })

  test('is five an hour for one address of mail, known or not', async () => {
    await makeOffering(api.app, registry.id, { offerer_email: 'known@example.com' })
    for (const [at, email] of ['known@example.com', 'UNKNOWN@example.com'].entries()) {
      const session = await newSession(ipOf(at))
      const ask = (n: number) => track(10 * at + n, n % 2 ? email : email.toLowerCase(), session)
      expect(await statusesOf(6, ask)).toEqual([...times(5, 200), 429])
    }
  })

  test('is ten an hour from one place', async () => {
    const session = await newSession(ipOf(1))
    const ask = (n: number) => track(1, `somebody${n}@example.com`, session)
    expect(await statusesOf(11, ask)).toEqual([...times(10, 200), 429])
  })

  test('leaves no address in the table of limits', async () => {
    await track(1, 'known@example.com', await newSession(ipOf(1)))
    const rows = JSON.stringify(await api.app.db('rate_limits').select('key'))
    expect(rows).toContain('track-address')
    expect(rows).not.toContain('known')
  })
})

test('answers of an offerer are twenty an hour about one offering', async () => {
  const id = await makeOffering(api.app, registry.id)
  const key = offeringKey(api.app, id)
  const session = await newSession(ipOf(1))
  const body = { key, message: 'Hello' }
  const reply = (n: number) =>
    statusOf(`offerings/${id}/reply`, { ip: ipOf(1 + (n % 5)), session, body })
  expect(await statusesOf(21, reply)).toEqual([...times(20, 201), 429])
})

test('answers of offerers bring one owner a hundred mails an hour, however much was offered', async () => {
  const sessions = [await newSession(ipOf(1)), await newSession(ipOf(1))]
  const keyed: { id: string; key: string }[] = []
  for (let n = 0; n < 6; n += 1) {
    const values = { offerer_email: `ravi${n}@example.com` }
    const id = await makeOffering(api.app, registry.id, values)
    keyed.push({ id, key: offeringKey(api.app, id) })
  }
  // Two sessions: sixty changes a minute are one's.
  const reply = (n: number) => {
    const { id, key } = keyed[Math.floor(n / 20)] ?? { id: '', key: '' }
    const session = sessions[n % 2] ?? ''
    return statusOf(`offerings/${id}/reply`, { ip: ipOf(1), session, body: { key, message: 'Hi' } })
  }
  expect(await statusesOf(101, reply)).toEqual([...times(100, 201), 429])
})

test('one mailbox is written to thirty times an hour, from however many registries', async () => {
  const write = async (count: number) => {
    const own = await openOwnRegistry(api)
    const values = { offerer_email: 'Stranger@example.com' }
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

test('one mailbox is told of forty steps an hour, from however many registries', async () => {
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
