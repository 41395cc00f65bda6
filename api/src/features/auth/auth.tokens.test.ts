import { login, logout, refresh, resetPassword, verifyEmail } from '@registry/shared/contract/auth'
import { legacyLogin } from '@registry/shared/contract/legacy-admin'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { makeRegistry } from '../../../test/factories.ts'
import { mailedTokens } from '../../../test/mailed-tokens.ts'
import { makeAccount, PASSWORD } from '../../../test/make-account.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'

const DAY = 24 * 3_600_000
const { now, pass } = createTestClock()

let api: TestApi
beforeAll(async () => {
  api = await startApi({ now })
  await makeRegistry(api.app.db, 'demo')
})
afterAll(() => api.stop())

const worthless = { status: 401, code: 'TOKEN_EXPIRED' }

/** One of every kind that the program gives out, fresh. */
async function makeTokens() {
  const { email, id } = await makeAccount(api.app, { isVerified: false })
  const verify = await mailedTokens.verify(api.app, id)
  await api.app.db('users').where({ id }).update({ email_verified_at: now() })
  const reset = await mailedTokens.reset(api.app, id)
  const browser = openBrowser(api)
  const { accessToken } = await browser.call(login, { body: { email, password: PASSWORD } })
  const body = { email, password: PASSWORD, client: 'extension' as const }
  const { refreshToken = '' } = await api.call(login, { body })
  const { adminPassword } = api.app.secrets
  const admin = openBrowser(api)
  const { csrfToken } = await admin.call(legacyLogin, { body: { adminPassword } })
  const visitor = (await api.asGuest()).headers['x-session-token'] ?? ''
  return {
    verify,
    reset,
    accessToken,
    cookie: browser.cookies.get('refresh') ?? '',
    device: browser.cookies.get('device') ?? '',
    refreshToken,
    csrfToken,
    legacy: admin.cookies.get('legacy_admin') ?? '',
    visitor,
  }
}
type Kind = keyof Awaited<ReturnType<typeof makeTokens>>

interface Door {
  own: Kind
  lastsMs: number
  open(token: string): Promise<unknown>
}

/** Each place that takes a token, beside the headers that every call may carry. */
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
  test('takes its own token', async () => {
    await open((await makeTokens())[own])
  })

  test('takes it once', async () => {
    const { [own]: token } = await makeTokens()
    await open(token)
    // A refresh token may come again within the grace for two tabs.
    pass(10_001)
    await expect(open(token)).rejects.toMatchObject(worthless)
  })

  test('takes no other kind', async () => {
    const others = Object.entries(await makeTokens()).filter(([kind]) => kind !== own)
    for (const [kind, token] of others) {
      await expect(open(token), kind).rejects.toMatchObject(worthless)
    }
  })

  test('takes it neither truncated, nor bent, nor longer', async () => {
    const { [own]: token } = await makeTokens()
    const bent = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    for (const wrong of [token.slice(0, -1), token.slice(1), bent, `${token}A`, `${token}=`]) {
      await expect(open(wrong)).rejects.toMatchObject(worthless)
    }
    await open(token)
  })

  test('takes it no longer than it lasts', async () => {
    const [early, late] = [await makeTokens(), await makeTokens()]
    pass(lastsMs - 1)
    await open(early[own])
    pass(1)
    await expect(open(late[own])).rejects.toMatchObject(worthless)
  })
})

test('a refresh token that was copied before logout is worth nothing after', async () => {
  const { email } = await makeAccount(api.app)
  const browser = openBrowser(api)
  await browser.call(login, { body: { email, password: PASSWORD } })
  const stolen = browser.cookies.get('refresh') ?? ''
  await browser.call(logout, {})
  await expect(DOORS['the refresh cookie']?.open(stolen)).rejects.toMatchObject(worthless)
})
