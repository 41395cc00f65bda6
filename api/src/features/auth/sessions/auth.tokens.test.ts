import {
  login,
  logout,
  refresh,
  resetPassword,
  verifyEmail,
} from '@registry/shared/contract/account/auth'
import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/browser.ts'
import { endRefreshGrace } from '../../../../test/end-refresh-grace.ts'
import { makeRegistry } from '../../../../test/factories.ts'
import { mailedTokens } from '../../../../test/mailed-tokens.ts'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { openSession } from './issue-tokens.ts'

const DAY = 24 * 3_600_000
const { now, pass } = createTestClock()

const api = shareApi({ now })
beforeAll(async () => {
  await makeRegistry(api.app.db, 'demo')
})

const worthless = { status: 401, code: 'TOKEN_EXPIRED' }

const openDevice = async (client: 'web' | 'extension', id: string) =>
  openSession(api.app.db, api.app, { userId: id, client, userAgent: '' })

/** Creates one token of each kind for a new account. */
const MAKE = {
  async verify() {
    const { id } = await makeAccount(api.app, { isVerified: false })
    return mailedTokens.verify(api.app, id)
  },
  reset: async () => mailedTokens.reset(api.app, (await makeAccount(api.app)).id),
  accessToken: async () => (await openDevice('web', (await makeAccount(api.app)).id)).accessToken,
  cookie: async () => (await openDevice('web', (await makeAccount(api.app)).id)).refreshToken,
  async refreshToken() {
    const { id } = await makeAccount(api.app)
    return (await openDevice('extension', id)).refreshToken
  },
  async device() {
    const { email } = await makeAccount(api.app)
    const browser = openBrowser(api)
    await browser.call(login, { body: { email, password: PASSWORD } })
    return browser.cookies.get('device') ?? ''
  },
  async csrfToken() {
    const { adminPassword } = api.app.secrets
    return (await openBrowser(api).call(legacyLogin, { body: { adminPassword } })).csrfToken
  },
  async legacy() {
    const admin = openBrowser(api)
    const { adminPassword } = api.app.secrets
    await admin.call(legacyLogin, { body: { adminPassword } })
    return admin.cookies.get('legacy_admin') ?? ''
  },
  visitor: async () => (await api.asVisitor()).headers['x-session-token'] ?? '',
} satisfies Record<string, () => Promise<string>>
type Kind = keyof typeof MAKE

interface Door {
  own: Kind
  lastsMs: number
  open(token: string): Promise<unknown>
}

/** Every endpoint that takes a token, besides the headers that all requests may carry. */
const DOORS: Record<string, Door> = {
  'the refresh cookie': {
    own: 'cookie',
    lastsMs: 7 * DAY,
    open(token) {
      const browser = openBrowser(api)
      browser.cookies.set('refresh', token)
      return browser.call(refresh, { body: {} })
    },
  },
  'the body of refresh': {
    own: 'refreshToken',
    lastsMs: 30 * DAY,
    open: token => api.call(refresh, { body: { refreshToken: token } }),
  },
  'the body of verify-email': {
    own: 'verify',
    lastsMs: DAY,
    open: token => api.call(verifyEmail, { body: { token } }),
  },
  'the body of reset-password': {
    own: 'reset',
    lastsMs: 3_600_000,
    open: token => api.call(resetPassword, { body: { token, password: 'Cradle8Song' } }),
  },
}

describe.each(Object.entries(DOORS))('%s', (_, { own, lastsMs, open }) => {
  test('accepts its own token', async () => {
    await open(await MAKE[own]())
  })

  test('accepts a token once', async () => {
    const token = await MAKE[own]()
    await open(token)
    // A refresh token may be reused within the grace period of 10 s.
    await endRefreshGrace(api)
    await expect(open(token)).rejects.toMatchObject(worthless)
  })

  test('rejects tokens of other kinds', async () => {
    for (const [kind, make] of Object.entries(MAKE)) {
      if (kind === own) continue
      const token = await make()
      expect(token, kind).not.toBe('')
      await expect(open(token), kind).rejects.toMatchObject(worthless)
    }
  })

  test('rejects truncated, modified and extended tokens', async () => {
    const token = await MAKE[own]()
    const bent = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    for (const wrong of [token.slice(0, -1), token.slice(1), bent, `${token}A`, `${token}=`]) {
      await expect(open(wrong)).rejects.toMatchObject(worthless)
    }
    await open(token)
  })

  test('rejects expired tokens', async () => {
    const [early, late] = [await MAKE[own](), await MAKE[own]()]
    pass(lastsMs - 1)
    await open(early)
    pass(1)
    await expect(open(late)).rejects.toMatchObject(worthless)
  })
})

test('a refresh token copied before logout is rejected afterwards', async () => {
  const { email } = await makeAccount(api.app)
  const browser = openBrowser(api)
  await browser.call(login, { body: { email, password: PASSWORD } })
  const stolen = browser.cookies.get('refresh') ?? ''
  await browser.call(logout, {})
  await expect(DOORS['the refresh cookie']?.open(stolen)).rejects.toMatchObject(worthless)
})
