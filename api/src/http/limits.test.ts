import { afterEach, describe, expect, test } from 'vitest'
import { makeRegistry } from '../../test/factories.ts'
import { fakeBundle } from '../../test/fake-bundle.ts'
import { inParallel } from '../../test/in-parallel.ts'
import { makeAccount } from '../../test/make-account.ts'
import { makeOwnerToken } from '../../test/make-owner-token.ts'
import { startApi, type TestApi } from '../../test/start-api.ts'
import { createMemoryMail } from '../gateways/mail/memory-mail.ts'
import { forgetOldCounts } from '../jobs/forget-old-counts.ts'

const opened: TestApi[] = []
async function open(env: Record<string, string> = {}) {
  const api = await startApi({ env: { RATE_LIMITS: 'strict', ...env }, bundle: fakeBundle })
  opened.push(api)
  return api
}
afterEach(async () => {
  for (const api of opened.splice(0)) await api.stop()
})

const from = (forwarded: string) => ({ 'x-forwarded-for': forwarded })

/** The statuses of that many requests: side by side but the last, so that a minute is enough for all. */
async function statusesOf(count: number, attempt: (n: number) => Promise<Response>) {
  const status = async (n: number) => {
    const response = await attempt(n)
    await response.arrayBuffer()
    return response.status
  }
  const first = await inParallel(
    Array.from({ length: count - 1 }, (_, n) => n),
    status,
  )
  return [...first, await status(count - 1)]
}

/** How many of many reads get through that claim a new address each time. */
async function readsLetThrough(api: TestApi, claim: (n: number) => string): Promise<number> {
  const read = (n: number) => fetch(`${api.url}/api/health`, { headers: from(claim(n)) })
  const statuses = await statusesOf(302, read)
  return statuses.filter(status => status === 200).length
}

describe('the address that is counted', () => {
  test('is the connection itself where there is no own proxy, whatever a header claims', async () => {
    expect(await readsLetThrough(await open(), n => `198.51.100.${n % 250}`)).toBe(300)
  })

  test.each([1, 2])('is the one that the outermost of %i own proxies saw', async proxies => {
    const api = await open({ TRUST_PROXY: String(proxies) })
    const own = ['203.0.113.9', '10.0.0.2'].slice(0, proxies)
    const claim = (n: number) => [`198.51.100.${n % 250}`, ...own].join(', ')
    expect(await readsLetThrough(api, claim)).toBe(300)
  })

  test('tells visitors of one own proxy apart', async () => {
    const api = await open({ TRUST_PROXY: '1' })
    expect(await readsLetThrough(api, n => `198.51.${n % 2}.7`)).toBe(302)
  })

  test.each([
    ['without its port', (n: number) => `203.0.113.7:${1024 + n}`],
    ['without brackets and port', (n: number) => `[2001:db8::7]:${1024 + n}`],
    ['the own proxy itself where that names none', (n: number) => `somebody-${n}`],
  ])('is taken %s', async (_, claim) => {
    expect(await readsLetThrough(await open({ TRUST_PROXY: '1' }), claim)).toBe(300)
  })

  test('is never too long to be counted', async () => {
    const api = await open({ TRUST_PROXY: '1' })
    const response = await fetch(`${api.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from('x'.repeat(5_000)) },
      body: JSON.stringify({ email: 'mei@example.com', password: 'Wrong7Rattle' }),
    })
    expect(response.status).toBe(401)
  })

  test('is a whole /64 of IPv6', async () => {
    const api = await open({ TRUST_PROXY: '1' })
    expect(await readsLetThrough(api, n => `2001:db8:1:2::${n.toString(16)}`)).toBe(300)
  })
})

describe('the limits of everything', () => {
  test('stop reading, of pages too, with a page that says so', async () => {
    const api = await open()
    await makeRegistry(api.app.db, 'demo')
    const statuses = await statusesOf(300, n =>
      fetch(`${api.url}${n % 2 ? '/api/openapi.json' : '/registry/demo'}`),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    const page = await fetch(`${api.url}/registry/demo`)
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.headers.get('content-type')).toContain('text/html')
    const data = await fetch(`${api.url}/api/openapi.json`)
    expect(await data.json()).toMatchObject({ code: 'RATE_LIMITED' })
    // Files are counted apart: a page that is already open keeps its pictures.
    expect((await fetch(`${api.url}/images/${'0'.repeat(64)}.webp`)).status).toBe(404)
  })

  test('let a party behind one address open a registry, follow it and load it anew', async () => {
    const api = await open()
    await makeRegistry(api.app.db, 'demo')
    const visit = async () => {
      const page = await fetch(`${api.url}/registry/demo`)
      const stream = await fetch(`${api.url}/api/registry/demo/events`)
      const list = await fetch(`${api.url}/api/registry/demo/items`)
      await Promise.all([page.text(), stream.body?.cancel(), list.text()])
      return [page.status, stream.status, list.status]
    }
    const statuses: number[][] = []
    for (let guest = 0; guest < 150; guest += 1) statuses.push(await visit())
    expect(new Set(statuses.flat())).toEqual(new Set([200]))
  })

  test.each(['items', 'events', 'share-image.jpg'])(
    'stop guessing where registries live by their %s, without telling the right guess',
    async part => {
      const api = await open()
      await makeRegistry(api.app.db, 'demo')
      const ask = (slug: string) => fetch(`${api.url}/api/registry/${slug}/${part}`)
      expect(new Set(await statusesOf(300, n => ask(`guess-${n}`)))).toEqual(new Set([404]))
      expect((await ask('guess')).status).toBe(429)
      const right = await ask('demo')
      expect([right.status, right.headers.has('retry-after')]).toEqual([429, true])
    },
  )

  test('stop the sixty-first change of one session in a minute, not another session', async () => {
    const api = await open()
    const { id } = await makeAccount(api.app)
    const [token, other] = [await makeOwnerToken(api.app, id), await makeOwnerToken(api.app, id)]
    const remove = (bearer: string) =>
      fetch(`${api.url}/api/admin/registry/items/${crypto.randomUUID()}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${bearer}` },
      })
    const statuses = await statusesOf(61, () => remove(token))
    expect(statuses).toEqual([...Array(60).fill(404), 429])
    expect((await remove(other)).status).toBe(404)
  })

  test('count changes whose proof is wrong', async () => {
    const api = await open()
    const statuses = await statusesOf(601, () =>
      fetch(`${api.url}/api/admin/registry/items/${crypto.randomUUID()}`, {
        method: 'DELETE',
        headers: { authorization: 'Bearer guessed-token' },
      }),
    )
    expect(statuses.slice(0, 600)).toEqual(Array(600).fill(401))
    expect(statuses.at(-1)).toBe(429)
  })

  test('refuse no change for what the pages of a party counted by themselves', async () => {
    const api = await open()
    const post = (path: string, body: object) =>
      fetch(`${api.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const told = { registrySlug: 'nobody', events: [{ name: 'page_view' }] }
    const statuses = await statusesOf(601, () => post('analytics/events', told))
    expect(statuses).toEqual([...Array(600).fill(200), 429])
    expect((await post('auth/session', {})).status).toBe(200)
  })

  test('leave no counts behind once their windows are over', async () => {
    const { app } = await open()
    const limit = { name: 'short', points: 1, windowS: 60, by: 'ip', store: 'postgres' } as const
    await app.rateLimits.consume(limit, 'somebody')
    const run = (ms: number) => {
      const later = { ...app, now: () => new Date(Date.now() + ms) }
      return forgetOldCounts.work({}, { app: later, mail: createMemoryMail() })
    }
    await run(0)
    expect(await app.db('rate_limits').count()).toEqual([{ count: 1 }])
    await run(61_000)
    expect(await app.db('rate_limits').count()).toEqual([{ count: 0 }])
  })
})
