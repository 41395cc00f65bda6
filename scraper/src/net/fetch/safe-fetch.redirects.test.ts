import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../test/support/start-server.ts'
import { testGuard } from '../../../test/support/test-guard.ts'
import { watchConnections } from '../../../test/support/watch-connections.ts'
import type { FetchGuard } from '../guard/fetch-guard.ts'
import { safeFetch } from './safe-fetch.ts'

/** Redirects /hop/<n>?to=… n times, finally to the target. */
let shop: TestServer
let guard: FetchGuard
let base: string
let seenCookies: (string | undefined)[]

beforeAll(async () => {
  shop = await startServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://shop.test')
    const target = url.searchParams.get('to') ?? ''
    const left = Number(/^\/hop\/(\d+)$/.exec(url.pathname)?.[1] ?? 0)
    seenCookies.push(request.headers.cookie)
    response.setHeader('content-type', 'text/html')
    if (url.pathname === '/refresh') {
      response.end(`<title>…</title><meta http-equiv="Refresh" content="0; url=${target}">`)
      return
    }
    if (left === 0) {
      response.end('<h1>arrived</h1>')
      return
    }
    const next = left === 1 ? target : `/hop/${left - 1}?to=${encodeURIComponent(target)}`
    response.writeHead(302, { location: next, 'set-cookie': `step${left}=${left}; Path=/` }).end()
  })
  guard = testGuard([`a.shop.test:${shop.port}`, `b.shop.test:${shop.port}`])
  base = `http://a.shop.test:${shop.port}`
})
afterAll(() => shop.close())

const PRIVATE_TARGETS = [
  'http://127.0.0.1/',
  'http://localhost/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://rebind.example.com/',
  'https://rebind.example.com/',
  'http://rebind.example.com:8080/',
  '//127.0.0.1/',
]

describe('safeFetch along redirects', () => {
  const hops = [1, 5].flatMap(hop => PRIVATE_TARGETS.map(target => ({ hop, target })))

  test.each(hops)('rejects $target at redirect $hop', async ({ hop, target }) => {
    const before = start()
    const shopBefore = shop.connections()
    const tried = watchConnections()
    const address = `${base}/hop/${hop}?to=${encodeURIComponent(target)}`
    await expect(safeFetch(address, guard)).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
    tried.stop()
    expect(shop.paths.length - before).toBe(hop)
    expect(tried.count()).toBe(shop.connections() - shopBefore)
  })

  test.each(PRIVATE_TARGETS)('rejects a meta refresh to %s', async target => {
    start()
    const address = `${base}/refresh?to=${encodeURIComponent(target)}`
    await expect(safeFetch(address, guard)).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
  })

  test.each([
    'http://shop.example.com:8080/',
    'http://shop.example.com:22/',
    'https://own.example/',
  ])('refuses a redirect to %s before its name is asked for', async target => {
    start()
    const names: string[] = []
    const resolve: typeof guard.resolve = name => {
      names.push(name)
      return guard.resolve(name)
    }
    const address = `${base}/hop/1?to=${encodeURIComponent(target)}`
    const fetching = safeFetch(address, { ...guard, ownHost: 'own.example', resolve })
    await expect(fetching).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
    expect(new Set(names)).toEqual(new Set(['a.shop.test']))
  })

  test.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://x@127.0.0.1/'])(
    'goes nowhere on a redirect to %s',
    async target => {
      start()
      const address = `${base}/hop/1?to=${encodeURIComponent(target)}`
      await expect(safeFetch(address, guard)).rejects.toMatchObject({ code: 'UNREACHABLE' })
    },
  )

  test('follows five redirects and returns the final URL', async () => {
    start()
    const page = await safeFetch(`${base}/hop/5?to=/end`, guard)
    expect(page).toMatchObject({ url: `${base}/end`, status: 200, redirects: 5 })
    expect(page.body.toString()).toBe('<h1>arrived</h1>')
  })

  test('fails at the sixth redirect', async () => {
    const before = start()
    const address = `${base}/hop/6?to=/end`
    await expect(safeFetch(address, guard)).rejects.toMatchObject({ code: 'UNREACHABLE' })
    expect(shop.paths.length - before).toBe(6)
  })

  test('counts a meta refresh as a redirect', async () => {
    start()
    const page = await safeFetch(`${base}/refresh?to=/end`, guard)
    expect(page).toMatchObject({ url: `${base}/end`, redirects: 1 })
  })

  test('sends cookies to the same origin only', async () => {
    start()
    const other = `http://b.shop.test:${shop.port}/end`
    await safeFetch(`${base}/hop/3?to=${encodeURIComponent(other)}`, guard)
    expect(seenCookies).toEqual([undefined, 'step3=3', 'step3=3; step2=2', undefined])
  })

  function start(): number {
    seenCookies = []
    return shop.paths.length
  }
})
