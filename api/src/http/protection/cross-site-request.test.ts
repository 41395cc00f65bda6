import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import { createSession } from '@registry/shared/contract/account/visitor-session'
import { allEndpoints } from '@registry/shared/contract/contract'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { makeRegistry } from '../../../test/factories.ts'
import { makeAccount, PASSWORD } from '../../../test/make-account.ts'
import { sampleBody } from '../../../test/sample-body.ts'
import { shareApi } from '../../../test/share-api.ts'

const FOREIGN = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'https://localhost',
  'http://localhost:1',
  `chrome-extension://${'a'.repeat(32)}`,
  'moz-extension://2c2f2b5e-0000-4000-8000-000000000000',
]
const UUID = '00000000-0000-4000-8000-000000000000'

// Extensions send no cookies.
const api = shareApi({ env: { EXTENSION_ORIGINS: `chrome-extension://${'a'.repeat(32)}` } })
let cookies: Record<string, string>
beforeAll(async () => {
  await makeRegistry(api.app.db, 'demo')
  cookies = await everyCookie()
})

/** All cookies of the product, as one browser has them after both kinds of login. */
async function everyCookie(): Promise<Record<string, string>> {
  const browser = openBrowser(api)
  const { email } = await makeAccount(api.app)
  const login = await fetch(`${api.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const body = { adminPassword: api.app.secrets.adminPassword }
  const { csrfToken } = await browser.call(legacyLogin, { body })
  const own = [...browser.cookies].map(([name, value]) => `${name}=${value}`)
  const set = login.headers.getSetCookie().map(line => line.split(';')[0])
  return { cookie: [...set, ...own].join('; '), 'x-csrf-token': csrfToken }
}

function send(endpoint: Endpoint, headers: Record<string, string>, body?: string) {
  const path = endpoint.path.replace('{slug}', 'demo').replace(/\{\w+\}/g, UUID)
  return fetch(`${api.url}/api${path}`, { method: endpoint.method, headers, body })
}

const changing = allEndpoints.filter(({ method }) => method !== 'GET')
const named = changing.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

const tables = ['sessions', 'pairings', 'refresh_tokens', 'legacy_admin_sessions', 'items', 'users']
const snapshot = () =>
  Promise.all(tables.map(table => api.app.db(table).select('*').orderByRaw('1')))

describe('a cross-site request with our cookies', () => {
  test.each(named)('is rejected and changes nothing: %s', async (name, endpoint) => {
    // The first endpoint gets every origin, each other endpoint a different one.
    const at = named.findIndex(([one]) => one === name)
    const origins = at === 0 ? FOREIGN : [FOREIGN[at % FOREIGN.length] ?? '']
    const headers = { ...cookies, 'x-requested-with': 'registry' }
    const hasBody = endpoint.body !== undefined
    const body = hasBody ? JSON.stringify(sampleBody(endpoint)) : undefined
    const type = hasBody ? { 'content-type': 'application/json' } : undefined
    const before = await snapshot()
    for (const origin of origins) {
      const response = await send(endpoint, { ...headers, ...type, origin }, body)
      expect(await response.json(), origin).toMatchObject({ code: 'FORBIDDEN' })
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect(await snapshot()).toEqual(before)
  })

  test.each(named)("is rejected with a form's content type: %s", async (_name, endpoint) => {
    const headers = { ...cookies, origin: api.app.config.publicUrl }
    const before = await snapshot()
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const proof = endpoint.access === 'visitor' ? await guestProof() : {}
      const response = await send(endpoint, { ...headers, ...proof, 'content-type': type }, '')
      expect(response.status, type).toBe(415)
    }
    expect(await snapshot()).toEqual(before)
  })
})

async function guestProof(): Promise<Record<string, string>> {
  const { sessionToken } = await api.call(createSession, {})
  return { 'x-session-token': sessionToken }
}
