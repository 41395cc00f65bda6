import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import { approvePairing } from '@registry/shared/contract/account/pairings'
import { createSession } from '@registry/shared/contract/account/visitor-session'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { makeRegistry } from '../../../test/factories.ts'
import { makeAccount, PASSWORD } from '../../../test/make-account.ts'
import { signInOwner } from '../../../test/pairing.ts'
import { shareApi } from '../../../test/share-api.ts'
import { spend } from '../../../test/spend-limit.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { replaceAdminPassword } from '../../secrets.ts'
import {
  ACCOUNT_RESENDS,
  accountKey,
  LOGINS,
  PAIRING_APPROVALS,
  PAIRING_CLAIMS,
  REGISTRATIONS,
  RESENDS,
  RESETS,
} from './auth-limits.ts'
import { hashToken } from './sessions/hash-token.ts'

// One trusted proxy, so that a test can set its IP address.
const api = shareApi({ env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' } })
beforeAll(async () => {
  await makeRegistry(api.app.db, 'demo')
})

async function post(path: string, ip: string, body: unknown, { url } = api) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return { status: response.status, retryAfterS: Number(response.headers.get('retry-after')) }
}

async function statusesOf(count: number, attempt: (n: number) => ReturnType<typeof post>) {
  const answers: Awaited<ReturnType<typeof post>>[] = []
  for (let n = 0; n < count; n += 1) answers.push(await attempt(n))
  return { statuses: answers.map(answer => answer.status), last: answers.at(-1) }
}

describe('authentication limits', () => {
  test('stop one IP address that tries many accounts', async () => {
    await spend(api, LOGINS, '203.0.113.4', 18)
    const { statuses } = await statusesOf(3, n =>
      post('/auth/login', '203.0.113.4', { email: `n${n}@example.com`, password: PASSWORD }),
    )
    expect(statuses).toEqual([401, 401, 429])
  })

  test('allow 20 pairing codes per IP address in 15 minutes', async () => {
    const body = { code: 'A'.repeat(43), verifier: 'A'.repeat(43) }
    await spend(api, PAIRING_CLAIMS, '203.0.113.61', 18)
    const { statuses } = await statusesOf(3, () =>
      post('/auth/pairings/claim', '203.0.113.61', body),
    )
    expect(statuses).toEqual([400, 400, 429])
  })

  test('allow 20 pairing approvals per registry and hour', async () => {
    const { account, browser } = await signInOwner(api)
    await spend(api, PAIRING_APPROVALS, account.registryId, 18)
    const results: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const body = { challenge: hashToken(`extension ${n}`) }
      const result = browser.call(approvePairing, { body })
      results.push(
        await result.then(
          () => 'approved',
          error => error.code,
        ),
      )
    }
    expect(results).toEqual(['approved', 'approved', 'RATE_LIMITED'])
  })

  test('allow five registrations per IP address and hour', async () => {
    await spend(api, REGISTRATIONS, '203.0.113.5', 3)
    const { statuses, last } = await statusesOf(3, n =>
      post('/auth/register', '203.0.113.5', {
        email: `flood${n}@example.com`,
        password: PASSWORD,
        name: 'Priya',
        registryName: 'Baby Flood',
      }),
    )
    expect(statuses).toEqual([201, 201, 429])
    expect(last?.retryAfterS).toBeGreaterThan(3_000)
  })

  test('allow three attempts at the legacy password', async () => {
    const guess = (adminPassword: string) => post('/admin/login', '203.0.113.6', { adminPassword })
    const { statuses } = await statusesOf(3, () => guess('not-the-one'))
    expect(statuses).toEqual([401, 401, 401])
    expect((await guess(api.app.secrets.adminPassword)).status).toBe(429)
  })

  test('allow three attempts at the legacy password for login and validation together', async () => {
    const right = { adminPassword: api.app.secrets.adminPassword }
    const { statuses } = await statusesOf(4, n =>
      post(n % 2 === 0 ? '/admin/validate' : '/admin/login', '203.0.113.8', right),
    )
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test.each(['/auth/resend-verification', '/auth/forgot-password'])(
    'allow three emails per address and hour from all clients: %s',
    async path => {
      const { email } = await makeAccount(api.app)
      for (const address of [email, 'spam@example.com']) {
        const { statuses } = await statusesOf(4, n =>
          post(path, `203.0.113.${20 + n}`, { email: address }),
        )
        expect(statuses).toEqual([200, 200, 200, 429])
      }
    },
  )

  describe('of corrections of an email address', () => {
    const correct = (email: string, newEmail: string, ip: string) =>
      post('/auth/correct-email', ip, { email, password: PASSWORD, newEmail })

    test('allow three emails per new address and hour, but as many as were sent to the former', async () => {
      const { email, id } = await makeAccount(api.app, { isVerified: false })
      const [taken, free] = [`taken-${id}@example.com`, `free-${id}@example.com`]
      for (const address of [email, taken])
        await spend(api, ACCOUNT_RESENDS, accountKey(address), ACCOUNT_RESENDS.points)
      const refused = await correct(email, taken, '203.0.113.40')
      expect(refused.status).toBe(429)
      expect(refused.retryAfterS).toBeGreaterThan(3_000)
      expect((await correct(email, free, '203.0.113.40')).status).toBe(200)
    })

    test('allow five per account and hour from all clients', async () => {
      const { email, id } = await makeAccount(api.app, { isVerified: false })
      const addresses = [email, ...Array.from({ length: 6 }, (_, n) => `n${n}-${id}@example.com`)]
      const { statuses } = await statusesOf(6, n =>
        correct(addresses[n] ?? '', addresses[n + 1] ?? '', `203.0.113.${50 + n}`),
      )
      expect(statuses).toEqual([...Array(5).fill(200), 429])
    })

    test.each([
      [LOGINS, '203.0.113.41'],
      [RESENDS, '203.0.113.42'],
    ])('count for an IP address as $name', async (limit, ip) => {
      const { email, id } = await makeAccount(api.app, { isVerified: false })
      await spend(api, limit, ip, limit.points)
      expect((await correct(email, `new-${id}@example.com`, ip)).status).toBe(429)
    })
  })

  test('allow ten password reset requests per IP address and hour', async () => {
    const { statuses, last } = await statusesOf(11, n =>
      post('/auth/forgot-password', '203.0.113.30', { email: `n${n}@example.com` }),
    )
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect(last?.retryAfterS).toBeGreaterThan(3_000)
  })

  test('allow 20 password resets per IP address in 15 minutes', async () => {
    await spend(api, RESETS, '203.0.113.31', 18)
    const { statuses } = await statusesOf(3, n =>
      post('/auth/reset-password', '203.0.113.31', { token: `guess${n}`, password: PASSWORD }),
    )
    expect(statuses).toEqual([401, 401, 429])
  })

  test('allow a whole party to open sessions from one IP address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        api.as({ 'x-forwarded-for': '203.0.113.7' }).call(createSession, {}),
      ),
    )
    expect(new Set(answers.map(answer => answer.sessionToken)).size).toBe(100)
    expect(answers[0]?.expiresIn).toBe(3_600_000)
  })

  test('store no email or IP address', async () => {
    const limits = await api.app.db('rate_limits').select('key')
    const rows = [...limits, ...(await api.app.db('login_failures').select('key'))]
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})

describe('guessing the legacy password from many networks', () => {
  const { now, pass } = createTestClock()
  const alone = shareApi({ env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' }, now })
  beforeAll(async () => {
    await makeRegistry(alone.app.db, 'demo')
  })

  let networks = 0
  const guess = (adminPassword = 'not-the-one') => {
    networks += 1
    return post('/admin/validate', `198.51.100.${networks}`, { adminPassword }, alone)
  }
  const right = () => alone.app.adminPassword()
  /** Resets the counters: they belong to the current password. */
  const startAnew = () => replaceAdminPassword(alone.app.config.dataDir)

  /** Creates a browser that has signed in and then changes network on each request. */
  async function openKnownBrowser() {
    const browser = openBrowser(alone)
    const signIn = (adminPassword = right()) => {
      networks += 1
      browser.headers['x-forwarded-for'] = `198.51.100.${networks}`
      return browser.call(legacyLogin, { body: { adminPassword } })
    }
    await signIn()
    return { browser, signIn }
  }

  test('is delayed by a minute after ten attempts', async () => {
    const { statuses } = await statusesOf(10, () => guess())
    expect(statuses).toEqual(Array(10).fill(401))
    expect(await guess(right())).toEqual({ status: 429, retryAfterS: 60 })
    pass(60_000)
    expect((await guess(right())).status).toBe(200)
  })

  test('starts over for a new password', async () => {
    startAnew()
    const { statuses } = await statusesOf(11, () => guess())
    expect(statuses.at(-1)).toBe(429)
    startAnew()
    expect((await guess(right())).status).toBe(200)
  })

  test('does not delay a browser that signed in before, until the password is replaced', async () => {
    startAnew()
    const { browser, signIn } = await openKnownBrowser()
    await statusesOf(11, () => guess())
    await signIn()
    expect((await guess(right())).status).toBe(429)
    const device = browser.cookies.get('legacy_device') ?? ''
    expect(device).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
    startAnew()
    await statusesOf(11, () => guess())
    await expect(signIn()).rejects.toMatchObject({ status: 429 })
  })

  test('with the cookie of a known browser delays only that browser', async () => {
    startAnew()
    const { signIn } = await openKnownBrowser()
    for (let n = 0; n < 10; n += 1) {
      await expect(signIn('not-the-one')).rejects.toMatchObject({ status: 401 })
    }
    await expect(signIn()).rejects.toMatchObject({ status: 429 })
    expect((await guess(right())).status).toBe(200)
  })

  test('with an unsigned cookie is delayed', async () => {
    startAnew()
    const { browser, signIn } = await openKnownBrowser()
    const [token = '', signature = ''] = browser.cookies.get('legacy_device')?.split('.') ?? []
    await statusesOf(11, () => guess())
    const other = alone.app.newToken()
    for (const value of [token, `${other}.${signature}`, `${token}.${other}`, `${token}.`]) {
      browser.cookies.set('legacy_device', value)
      await expect(signIn()).rejects.toMatchObject({ status: 429 })
    }
  })
})
