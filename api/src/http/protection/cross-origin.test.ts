import { allEndpoints } from '@registry/shared/contract/contract'
import { describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { fakeBundle } from '../../../test/fake-bundle.ts'
import { shareApi } from '../../../test/share-api.ts'
import { spend } from '../../../test/spend-limit.ts'
import { startApi } from '../../../test/start-api.ts'
import { READS } from '../limits/limit-counter.ts'

const CHROME = `chrome-extension://${'abcdefghijklmnop'.repeat(2)}`
/** Generated for each installation. */
const FIREFOX = 'moz-extension://2c2f2b5e-0000-4000-8000-000000000000'
const KNOWN = [CHROME, FIREFOX]
/** Unknown origins, and origins that resemble known ones. */
const OTHERS = [
  'https://evil.example',
  'null',
  `${CHROME}.evil.example`,
  `${CHROME}x`,
  CHROME.slice(0, -1),
  CHROME.toUpperCase(),
  `https://evil.example/?${CHROME}`,
  `${FIREFOX}/`,
  `moz-extension://${'abcdefghijklmnop'.repeat(2)}`,
  'chrome-extension://ponmlkjihgfedcbaponmlkjihgfedcba',
  'http://registry.example:3000',
  'https://registry.example:8443',
  'https://registry.example.evil.example',
  'https://evil-registry.example',
  // Our own pages are same-origin, so browsers send no preflight.
  'https://registry.example',
]
const SETTINGS = {
  EXTENSION_ORIGINS: CHROME,
  PUBLIC_URL: 'https://registry.example',
  RATE_LIMITS: 'strict',
  TRUST_PROXY: '1',
}

const api = shareApi({ env: { ...SETTINGS, RATE_LIMITS: 'off' }, bundle: fakeBundle })
const limited = share(() => startApi({ env: SETTINGS, bundle: fakeBundle, beside: api }))

interface Asked {
  address: string
  method?: string
  origin: string
  more?: Record<string, string>
}

function ask({ address, method = 'GET', origin, more }: Asked, at = api): Promise<Response> {
  const headers = { origin, ...more }
  return fetch(`${at.url}${address}`, { method, headers, redirect: 'manual' })
}

const preflight = (address: string, method: string, origin: string) =>
  ask({
    address,
    method: 'OPTIONS',
    origin,
    more: {
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,x-csrf-token',
    },
  })

const grantsOf = ({ headers }: Response) =>
  [...headers.keys()].filter(name => name.startsWith('access-control-'))

function expectNoGrant(response: Response): void {
  expect(grantsOf(response)).toEqual([])
  expect(response.headers.get('vary')).toMatch(/\bOrigin\b/)
}

function expectGrant(response: Response, origin: string): void {
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  expect(response.headers.get('vary')).toMatch(/\bOrigin\b/)
}

const UUID = '00000000-0000-4000-8000-000000000000'
const CALLS = allEndpoints.map(endpoint => {
  const filled = endpoint.path.replace('{slug}', 'demo').replace(/\{\w+\}/g, UUID)
  return [endpoint.method, `/api${filled}`] as const
})

/** The first endpoint of each method gets every origin, the others one origin per kind. */
const TRY_ALL = new Set(
  [...new Set(CALLS.map(([method]) => method))].map(method =>
    CALLS.findIndex(call => call[0] === method),
  ),
)
const NUMBERED = CALLS.map(([method, address], at) => [method, address, at] as const)
const some = (origins: readonly string[], at: number) =>
  TRY_ALL.has(at) ? origins : [origins[at % origins.length] ?? '']

describe('a page from elsewhere', () => {
  test.each(NUMBERED)(
    'may request %s %s only as a known extension',
    async (method, address, at) => {
      for (const origin of some(KNOWN, at)) {
        const asked = await preflight(address, method, origin)
        expect(asked.status).toBe(204)
        expectGrant(asked, origin)
        expect(asked.headers.get('access-control-max-age')).toBe('600')
        expect(asked.headers.get('access-control-allow-methods')).toContain(method)
        const leave = asked.headers.get('access-control-allow-headers') ?? ''
        expect(leave.split(',').toSorted()).toEqual([
          'authorization',
          'content-type',
          'idempotency-key',
          'x-requested-with',
          'x-session-token',
        ])
        expectGrant(await ask({ address, method, origin }), origin)
      }
      for (const origin of some(OTHERS, at)) {
        expectNoGrant(await preflight(address, method, origin))
        expectNoGrant(await ask({ address, method, origin }))
      }
    },
  )

  test.each(['/api/nothing', '/api/%', `/api/health?q=${'x'.repeat(4_096)}`])(
    'learns of the failure %s as a known extension alone',
    async address => {
      const response = await ask({ address, origin: CHROME })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expectGrant(response, CHROME)
      expectNoGrant(await ask({ address, origin: 'https://evil.example' }))
    },
  )

  test('receives 429 with a readable Retry-After', async () => {
    const more = { 'x-forwarded-for': '203.0.113.8' }
    const read = (origin: string) => ask({ address: '/api/health', origin, more }, limited)
    await spend(limited, READS, '203.0.113.8', READS.points)
    const refused = await read(CHROME)
    expect(refused.status).toBe(429)
    expectGrant(refused, CHROME)
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
    const other = await read('null')
    expect(other.status).toBe(429)
    expectNoGrant(other)
  })

  test.each(['/registry/nobody', '/admin', '/assets/nothing.js', '/nothing'])(
    'reads no page or file: %s',
    async address => {
      for (const origin of [...KNOWN, ...OTHERS]) expectNoGrant(await ask({ address, origin }))
    },
  )
})
