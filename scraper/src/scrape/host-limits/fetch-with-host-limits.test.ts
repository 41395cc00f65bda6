import type { RequestListener } from 'node:http'
import { createCircuitBreaker } from '@registry/shared/jobs/circuit-breaker'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../test/support/start-server.ts'
import { testGuard } from '../../../test/support/test-guard.ts'
import { CIRCUIT_OPEN, type FetchTools, fetchWithHostLimits } from './fetch-with-host-limits.ts'
import { createHostSlots } from './host-slots.ts'

const NEVER = new AbortController().signal
const MAX_BYTES = 1_000

/** Called when a request to `/hang`, which is never responded to, has arrived. */
let onHang: () => void
let server: TestServer
let closedPort: number
let tools: FetchTools

const listener: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop.test')
  const redirect = (location: string) => response.writeHead(302, { location }).end()
  if (pathname === '/hang') onHang()
  else if (pathname === '/loop') redirect('/loop')
  else if (pathname === '/to') redirect(searchParams.get('url') ?? '')
  else if (pathname === '/large') response.end('x'.repeat(MAX_BYTES + 1))
  else if (pathname === '/compressed')
    response.writeHead(200, { 'content-encoding': 'compress' }).end('x')
  else response.writeHead(pathname === '/broken' ? 500 : 200).end('<h1>Stroller</h1>')
}

beforeAll(async () => {
  server = await startServer(listener)
  const closed = await startServer(listener)
  closedPort = closed.port
  await closed.close()
})
afterAll(() => server.close())

beforeEach(() => {
  const hosts = ['shop.test', 'other.test'].map(name => `${name}:${server.port}`)
  tools = {
    guard: testGuard([...hosts, `dead.test:${closedPort}`], { maxBytes: MAX_BYTES }),
    breaker: createCircuitBreaker(Date.now),
    slots: createHostSlots(2),
  }
})

const onShop = (path: string) => `http://shop.test:${server.port}${path}`
const onOther = (path: string) => `http://other.test:${server.port}${path}`
const onDead = () => `http://dead.test:${closedPort}/`
const redirectTo = (url: string) => onShop(`/to?url=${encodeURIComponent(url)}`)

/** Returns the status of a page, or why it was not fetched. */
async function outcomeOf(address: string, signal = NEVER): Promise<unknown> {
  return fetchWithHostLimits(address, tools, { signal }).then(
    ({ status }) => status,
    ({ code, cause }) => (cause?.message === CIRCUIT_OPEN ? CIRCUIT_OPEN : code),
  )
}

async function fetchFiveTimes(address: string): Promise<unknown[]> {
  const outcomes: unknown[] = []
  for (let count = 0; count < 5; count++) outcomes.push(await outcomeOf(address))
  return [...new Set(outcomes)]
}

describe('fetchWithHostLimits after five failed requests', () => {
  test.each([
    ['bodies over the size limit', () => onShop('/large'), 'UNREACHABLE'],
    ['bodies in an unknown encoding', () => onShop('/compressed'), 'UNREACHABLE'],
    ['redirect loops', () => onShop('/loop'), 'UNREACHABLE'],
    ['redirects to no web address', () => redirectTo('file:///etc/passwd'), 'UNREACHABLE'],
    ['redirects to a dead host', () => redirectTo(onDead()), 'UNREACHABLE'],
    ['redirects to a private host', () => redirectTo('http://10.0.0.1/'), 'FORBIDDEN_ADDRESS'],
    ['redirects to a broken page of another host', () => redirectTo(onOther('/broken')), 500],
  ])('still requests a shop with %s', async (_name, address, outcome) => {
    expect(await fetchFiveTimes(address())).toEqual([outcome])
    expect(await outcomeOf(onShop('/stroller'))).toBe(200)
  })

  test.each([
    ['dead', onDead, onDead],
    ['broken', () => onOther('/broken'), () => onOther('/stroller')],
  ])('stops requests to a host that was %s behind redirects', async (_name, target, url) => {
    await fetchFiveTimes(redirectTo(target()))
    expect(await outcomeOf(url())).toBe(CIRCUIT_OPEN)
    expect(await outcomeOf(redirectTo(url()))).toBe(CIRCUIT_OPEN)
  })

  test('stops requests to a shop that redirects to its own broken page', async () => {
    expect(await fetchFiveTimes(redirectTo(onShop('/broken')))).toEqual([500])
    expect(await outcomeOf(onShop('/stroller'))).toBe(CIRCUIT_OPEN)
  })

  test('still requests a shop by HTTPS after failures by HTTP', async () => {
    expect(await fetchFiveTimes('http://10.0.0.1/')).toEqual(['FORBIDDEN_ADDRESS'])
    expect(await outcomeOf('http://10.0.0.1/')).toBe(CIRCUIT_OPEN)
    expect(await outcomeOf('https://10.0.0.1/')).toBe('FORBIDDEN_ADDRESS')
  })

  test('still requests a host for which a redirect left too little time', async () => {
    for (let count = 0; count < 5; count++) {
      const caller = new AbortController()
      onHang = () => caller.abort(new DOMException('late', 'TimeoutError'))
      expect(await outcomeOf(redirectTo(onOther('/hang')), caller.signal)).toBe('TIMEOUT')
    }
    expect(await outcomeOf(onOther('/stroller'))).toBe(200)
  })

  test('stops requests to a host that does not respond before the deadline', async () => {
    for (let count = 0; count < 5; count++) {
      const caller = new AbortController()
      onHang = () => caller.abort(new DOMException('late', 'TimeoutError'))
      expect(await outcomeOf(onShop('/hang'), caller.signal)).toBe('TIMEOUT')
    }
    expect(await outcomeOf(onShop('/stroller'))).toBe(CIRCUIT_OPEN)
  })
})
