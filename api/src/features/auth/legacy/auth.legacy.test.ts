import { logout, me } from '@registry/shared/contract/account/auth'
import {
  legacyLogin,
  legacyLogout,
  legacyValidate,
} from '@registry/shared/contract/account/legacy-admin'
import { createItem, listOwnItems } from '@registry/shared/contract/items/items'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/browser.ts'
import { makeRegistry } from '../../../../test/factories.ts'
import { itemDraft } from '../../../../test/item-draft.ts'
import { postJson } from '../../../../test/post-json.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { startApi } from '../../../../test/start-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'

const adminPassword = 'cradle-song-42'
const { now, pass } = createTestClock()

const api = shareApi({ env: { ADMIN_PASSWORD: adminPassword }, now })
const post = (body: unknown) => postJson(`${api.url}/api/admin/login`, body)
beforeAll(async () => {
  await makeRegistry(api.app.db, 'demo')
})

async function signIn() {
  const browser = openBrowser(api)
  const { csrfToken } = await browser.call(legacyLogin, { body: { adminPassword } })
  browser.headers['x-csrf-token'] = csrfToken
  return browser
}

const unknown = { status: 401, code: 'AUTHENTICATION_REQUIRED' }
const forbidden = { status: 403, code: 'FORBIDDEN' }

describe('the legacy administrator', () => {
  test('signs in with only the password and acts on the default registry', async () => {
    const browser = await signIn()
    expect(browser.lastSetCookies()).toEqual([
      expect.stringMatching(/^legacy_admin=[\w-]{43}; path=\/api; .*samesite=strict; httponly$/),
      expect.stringMatching(/^legacy_device=\S+; path=\/api\/admin; .*samesite=strict; httponly$/),
    ])
    const { user } = await browser.call(me, {})
    expect(user).toMatchObject({
      authMethod: 'legacy',
      hasPassword: false,
      registrySlug: 'demo',
      email: '',
      registrySettings: { isSystemAdmin: true },
    })
    await browser.call(createItem, { body: itemDraft })
    const own = await browser.call(listOwnItems, { query: {} })
    expect(own.items.map(one => one.productName)).toEqual([itemDraft.productName])
  })

  test.each(['cradle-song-43', 'cradle-song-4', 'cradle-song-42 ', 'Cradle-song-42'])(
    'rejects the wrong password %j',
    async value => {
      expect(await post({ adminPassword: value })).toMatchObject({
        status: 401,
        body: { code: 'INVALID_CREDENTIALS', error: 'Invalid admin password' },
      })
    },
  )

  test('is audited for each rejected password', async () => {
    const count = () => api.app.db('audit_events').where({ action: 'legacy_admin.refused' })
    const before = await count()
    await post({ adminPassword: 'not-it-at-all' })
    const after = await count()
    expect(after).toHaveLength(before.length + 1)
    expect(JSON.stringify(after)).not.toContain('not-it-at-all')
  })

  test.each([undefined, '', 'x'.repeat(43)])(
    'cannot change anything with the token %j',
    async csrf => {
      const browser = await signIn()
      if (csrf === undefined) delete browser.headers['x-csrf-token']
      else browser.headers['x-csrf-token'] = csrf
      await expect(browser.call(createItem, { body: itemDraft })).rejects.toMatchObject(unknown)
      await browser.call(me, {})
    },
  )

  test('is signed out after eight hours', async () => {
    const browser = await signIn()
    pass(8 * 3_600_000 - 1)
    await browser.call(me, {})
    pass(1)
    await expect(browser.call(me, {})).rejects.toMatchObject(unknown)
  })

  test.each([
    ['its own', legacyLogout],
    ['the common', logout],
  ])('is signed out by %s logout', async (_, endpoint) => {
    const browser = await signIn()
    const cookie = browser.cookies.get('legacy_admin') ?? ''
    await browser.call(endpoint, {})
    expect(browser.cookies.has('legacy_admin')).toBe(false)
    browser.cookies.set('legacy_admin', cookie)
    await expect(browser.call(me, {})).rejects.toMatchObject(unknown)
  })

  test.each(['', 'x'.repeat(43)])('is not signed out with the CSRF token %j', async csrf => {
    const browser = await signIn()
    browser.headers['x-csrf-token'] = csrf
    await expect(browser.call(legacyLogout, {})).rejects.toMatchObject(forbidden)
    await browser.call(me, {})
    expect(browser.cookies.has('legacy_admin')).toBe(true)
  })

  test('is not signed out with the CSRF token of another session', async () => {
    const [browser, other] = [await signIn(), await signIn()]
    browser.headers['x-csrf-token'] = other.headers['x-csrf-token'] ?? ''
    await expect(browser.call(legacyLogout, {})).rejects.toMatchObject(forbidden)
    await browser.call(me, {})
  })

  test('is signed out by the common logout only with the CSRF token or from our origin', async () => {
    const browser = await signIn()
    const csrf = browser.headers['x-csrf-token'] ?? ''
    for (const name of Object.keys(browser.headers)) delete browser.headers[name]
    await expect(browser.call(logout, {})).rejects.toMatchObject(forbidden)
    await browser.call(me, {})
    browser.headers['x-csrf-token'] = csrf
    await browser.call(logout, {})
    expect(browser.cookies.has('legacy_admin')).toBe(false)
    const again = await signIn()
    delete again.headers['x-csrf-token']
    await again.call(logout, {})
    expect(again.cookies.has('legacy_admin')).toBe(false)
  })

  test('can sign out without a session or with an expired one', async () => {
    expect(await api.call(legacyLogout, {})).toEqual({ success: true })
    const browser = await signIn()
    delete browser.headers['x-csrf-token']
    pass(8 * 3_600_000)
    expect(await browser.call(legacyLogout, {})).toEqual({ success: true })
    expect(browser.cookies.has('legacy_admin')).toBe(false)
  })

  test('has one session: signing in again ends the previous one', async () => {
    const browser = await signIn()
    const former = browser.cookies.get('legacy_admin') ?? ''
    await browser.call(legacyLogin, { body: { adminPassword } })
    await browser.call(me, {})
    browser.cookies.set('legacy_admin', former)
    await expect(browser.call(me, {})).rejects.toMatchObject(unknown)
  })
})

describe('validation of the legacy password', () => {
  const rowsOf = (action: string) => api.app.db('audit_events').where({ action })

  test('succeeds for the right password without a session and is audited', async () => {
    const browser = openBrowser(api)
    const before = await rowsOf('legacy_admin.validated')
    expect(await browser.call(legacyValidate, { body: { adminPassword } })).toEqual({
      success: true,
    })
    expect(browser.lastSetCookies()).toEqual([])
    await expect(browser.call(me, {})).rejects.toMatchObject(unknown)
    expect(await rowsOf('legacy_admin.validated')).toHaveLength(before.length + 1)
  })

  test('rejects wrong passwords like login and is audited', async () => {
    const before = await rowsOf('legacy_admin.refused')
    const body = { adminPassword: 'not-the-one' }
    await expect(api.call(legacyValidate, { body })).rejects.toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid admin password',
    })
    expect(await rowsOf('legacy_admin.refused')).toHaveLength(before.length + 1)
  })
})

test('when the legacy login is off, password and sessions are rejected', async () => {
  const browser = await signIn()
  const off = await startApi({ beside: api, env: { LEGACY_LOGIN: 'false' }, now })
  try {
    for (const password of [adminPassword, off.app.secrets.adminPassword, 'not-the-one']) {
      for (const endpoint of [legacyLogin, legacyValidate]) {
        const attempt = off.call(endpoint, { body: { adminPassword: password } })
        await expect(attempt).rejects.toMatchObject({ status: 403, code: 'LEGACY_LOGIN_OFF' })
      }
    }
    const there = openBrowser(off)
    for (const [name, value] of browser.cookies) there.cookies.set(name, value)
    await expect(there.call(me, {})).rejects.toMatchObject(unknown)
    await browser.call(me, {})
  } finally {
    await off.stop()
  }
})

test('another ADMIN_PASSWORD ends the sessions of the previous one, a restart does not', async () => {
  const { cookies } = await signIn()
  const askAfterRestart = async (password: string) => {
    const restarted = await startApi({ beside: api, env: { ADMIN_PASSWORD: password }, now })
    const browser = openBrowser(restarted)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    try {
      return await browser.call(me, {})
    } finally {
      await restarted.stop()
    }
  }
  await askAfterRestart(adminPassword)
  await expect(askAfterRestart('cradle-song-43')).rejects.toMatchObject(unknown)
})

test('a generated password is used if none is set, and a missing default registry is reported', async () => {
  const bare = await startApi({ env: { DEFAULT_REGISTRY_SLUG: 'our-baby' } })
  try {
    const body = { adminPassword: bare.app.secrets.adminPassword }
    await expect(bare.call(legacyLogin, { body })).rejects.toMatchObject({
      status: 404,
      code: 'REGISTRY_NOT_FOUND',
      message: expect.stringContaining('“our-baby” does not exist'),
    })
    await makeRegistry(bare.app.db, 'our-baby')
    await bare.call(legacyLogin, { body })
  } finally {
    await bare.stop()
  }
})

test('the legacy cookie has the __Host- prefix on https', async () => {
  const env = { ADMIN_PASSWORD: adminPassword, PUBLIC_URL: 'https://registry.example' }
  const secure = await startApi({ env, beside: api })
  try {
    const browser = openBrowser(secure)
    const { csrfToken } = await browser.call(legacyLogin, { body: { adminPassword } })
    expect(browser.lastSetCookies()).toEqual([
      expect.stringMatching(/^__Host-legacy_admin=[\w-]{43}; path=\/; .*secure; httponly$/),
      expect.stringMatching(/^__Host-legacy_device=\S+; path=\/; .*secure; httponly$/),
    ])
    expect((await browser.call(me, {})).user.authMethod).toBe('legacy')
    browser.headers['x-csrf-token'] = csrfToken
    await browser.call(legacyLogout, {})
    expect(browser.cookies.has('__Host-legacy_admin')).toBe(false)
  } finally {
    await secure.stop()
  }
})
