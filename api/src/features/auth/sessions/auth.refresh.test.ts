import { login, me, refresh } from '@registry/shared/contract/account/auth'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/browser.ts'
import { endRefreshGrace } from '../../../../test/end-refresh-grace.ts'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { jobNamesOfUser } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { startApi } from '../../../../test/start-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'

const DAY = 24 * 3_600_000
const { now, pass } = createTestClock()

const api = shareApi({ now })

const withToken = (accessToken: string) => api.as({ authorization: `Bearer ${accessToken}` })
const ended = { status: 401, code: 'TOKEN_EXPIRED' }
const byCookie = { body: {} }

async function signIn() {
  const account = await makeAccount(api.app)
  const browser = openBrowser(api)
  const body = { email: account.email, password: PASSWORD }
  return { account, browser, ...(await browser.call(login, { body })) }
}

/** Returns a second browser with the same cookie, as another tab or a thief would have. */
function copyOf(browser: ReturnType<typeof openBrowser>) {
  const copy = openBrowser(api)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

describe('refresh by cookie', () => {
  test('returns new tokens and rotates the refresh token', async () => {
    const { browser, account } = await signIn()
    const before = browser.cookies.get('refresh')
    const { user, accessToken, refreshToken } = await browser.call(refresh, byCookie)
    expect(user.id).toBe(account.id)
    expect(refreshToken).toBeUndefined()
    expect(browser.cookies.get('refresh')).not.toBe(before)
    await withToken(accessToken).call(me, {})
  })

  test('accepts two tabs that refresh concurrently', async () => {
    const { browser } = await signIn()
    const other = copyOf(browser)
    const answers = await Promise.all([
      browser.call(refresh, byCookie),
      other.call(refresh, byCookie),
    ])
    expect(other.cookies.get('refresh')).toBe(browser.cookies.get('refresh'))
    for (const { accessToken } of answers) await withToken(accessToken).call(me, {})
    pass(25 * 60_000)
    await other.call(refresh, byCookie)
  })

  test('accepts another tab at a copy of the api whose clock is ahead', async () => {
    const { browser } = await signIn()
    const other = copyOf(browser)
    await browser.call(refresh, byCookie)
    pass(10_001)
    await other.call(refresh, byCookie)
    expect(other.cookies.get('refresh')).toBe(browser.cookies.get('refresh'))
  })

  test('accepts ten tabs and leaves one valid token', async () => {
    const { browser, account } = await signIn()
    const tabs = Array.from({ length: 10 }, () => copyOf(browser))
    await Promise.all(tabs.map(tab => tab.call(refresh, byCookie)))
    expect(new Set(tabs.map(tab => tab.cookies.get('refresh'))).size).toBe(1)
    const living = await api.app
      .db('refresh_tokens')
      .join('sessions', 'sessions.id', 'session_id')
      .where({ user_id: account.id })
      .whereNull('superseded_at')
    expect(living).toHaveLength(1)
  })

  test('ends the session when a rotated token is reused', async () => {
    const { browser, account, accessToken } = await signIn()
    const thief = copyOf(browser)
    const fresh = await browser.call(refresh, byCookie)
    await endRefreshGrace(api)
    await expect(thief.call(refresh, byCookie)).rejects.toMatchObject(ended)
    await expect(browser.call(refresh, byCookie)).rejects.toMatchObject(ended)
    for (const token of [accessToken, fresh.accessToken]) {
      await expect(withToken(token).call(me, {})).rejects.toMatchObject(ended)
    }
    const events = await api.app.db('audit_events').where({ action: 'session.reuse_detected' })
    expect(events.filter(event => event.details.userId === account.id)).toHaveLength(1)
    expect(await jobNamesOfUser(api.app.db, account.id)).toEqual(['send_session_reuse'])
  })

  test('ends the session for a token before the previous one, also within the grace period', async () => {
    const { browser } = await signIn()
    const thief = copyOf(browser)
    await browser.call(refresh, byCookie)
    await browser.call(refresh, byCookie)
    await expect(thief.call(refresh, byCookie)).rejects.toMatchObject(ended)
    await expect(browser.call(refresh, byCookie)).rejects.toMatchObject(ended)
  })

  test('does not end other sessions of the owner', async () => {
    const { browser, account } = await signIn()
    const phone = openBrowser(api)
    await phone.call(login, { body: { email: account.email, password: PASSWORD } })
    const thief = copyOf(browser)
    await browser.call(refresh, byCookie)
    await endRefreshGrace(api)
    await expect(thief.call(refresh, byCookie)).rejects.toMatchObject(ended)
    await phone.call(refresh, byCookie)
  })

  test('works for 30 days after signing in', async () => {
    const { browser } = await signIn()
    for (let day = 0; day < 30; day += 6) {
      await browser.call(refresh, byCookie)
      pass(6 * DAY)
    }
    await expect(browser.call(refresh, byCookie)).rejects.toMatchObject(ended)
  })

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['without an origin of its own', { origin: 'null' }],
    ['without the header that no form can send', { 'x-requested-with': '' }],
  ])('rejects a page %s and keeps the token valid', async (_, headers) => {
    const { browser } = await signIn()
    const own = { ...browser.headers }
    Object.assign(browser.headers, headers)
    const attempt = browser.call(refresh, byCookie)
    await expect(attempt).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    Object.assign(browser.headers, own)
    await browser.call(refresh, byCookie)
  })

  test('requires a token', async () => {
    const attempt = openBrowser(api).call(refresh, byCookie)
    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'AUTHENTICATION_REQUIRED' })
  })

  test.each(['x', '%00', 'a'.repeat(4_000)])('rejects the unknown token %#', async value => {
    const browser = openBrowser(api)
    browser.cookies.set('refresh', value)
    await expect(browser.call(refresh, byCookie)).rejects.toMatchObject(ended)
  })
})

describe('refresh by body', () => {
  async function signInExtension() {
    const { email } = await makeAccount(api.app)
    const body = { email, password: PASSWORD, client: 'extension' as const }
    const { refreshToken = '' } = await api.call(login, { body })
    return refreshToken
  }

  test('rotates the token of the extension without a cookie', async () => {
    const browser = openBrowser(api)
    browser.headers.origin = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'
    const first = await signInExtension()
    const { refreshToken } = await browser.call(refresh, { body: { refreshToken: first } })
    expect(refreshToken).toMatch(/^[\w-]{43}$/)
    expect(refreshToken).not.toBe(first)
    expect(browser.lastSetCookies()).toEqual([])
  })

  test('ends the session when a rotated token is reused', async () => {
    const first = await signInExtension()
    const { refreshToken } = await api.call(refresh, { body: { refreshToken: first } })
    await endRefreshGrace(api)
    for (const token of [first, refreshToken]) {
      const attempt = api.call(refresh, { body: { refreshToken: token } })
      await expect(attempt).rejects.toMatchObject(ended)
    }
  })
})

test('the cookie has the __Host- prefix on https', async () => {
  const env = { PUBLIC_URL: 'https://registry.example' }
  const secure = await startApi({ env, beside: api })
  try {
    const { email } = await makeAccount(secure.app)
    const browser = openBrowser(secure)
    await browser.call(login, { body: { email, password: PASSWORD } })
    expect(browser.lastSetCookies()).toEqual([
      expect.stringMatching(/^__Host-device=[\w-]{43}; path=\/; .*secure; httponly$/),
      expect.stringMatching(/^__Host-refresh=[\w-]{43}; path=\/; .*secure; httponly$/),
    ])
    expect(browser.lastSetCookies().join()).not.toMatch(/domain=/i)
    await browser.call(refresh, byCookie)
  } finally {
    await secure.stop()
  }
})
