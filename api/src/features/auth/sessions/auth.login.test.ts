import { argon2Sync } from 'node:crypto'
import { login, logout, me } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/browser.ts'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { postJson } from '../../../../test/post-json.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { HASH_PREFIX } from '../passwords/password-hash.ts'

const { now, pass } = createTestClock()

const api = shareApi({ now })
const post = (body: unknown) => postJson(`${api.url}/api/auth/login`, body)

const withToken = (accessToken: string) => api.as({ authorization: `Bearer ${accessToken}` })
const invalid = { status: 401, code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' }

describe('login', () => {
  test('signs an owner in', async () => {
    const { email, id, slug } = await makeAccount(api.app)
    const browser = openBrowser(api)
    const body = { email: email.toUpperCase(), password: PASSWORD }
    const { user, accessToken, expiresIn, refreshToken } = await browser.call(login, { body })
    expect(user).toMatchObject({ id, email, registrySlug: slug, emailVerified: true })
    expect(expiresIn).toBe(30 * 60_000)
    expect(refreshToken).toBeUndefined()
    expect(browser.cookies.has('refresh')).toBe(true)
    expect((await withToken(accessToken).call(me, {})).user.id).toBe(id)
  })

  test('gives the extension its refresh token in the body and no cookie', async () => {
    const { email } = await makeAccount(api.app)
    const browser = openBrowser(api)
    const body = { email, password: PASSWORD, client: 'extension' as const }
    const { refreshToken } = await browser.call(login, { body })
    expect(refreshToken).toMatch(/^[\w-]{43}$/)
    expect(browser.lastSetCookies()).toEqual([])
  })

  test('stores the device without personal data', async () => {
    const { email, id } = await makeAccount(api.app)
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0'
    const { call } = api.as({ 'user-agent': userAgent })
    await call(login, { body: { email, password: PASSWORD } })
    const sessions = await api.app.db('sessions').where({ user_id: id })
    expect(sessions).toMatchObject([{ client: 'web', label: 'Firefox on Linux' }])
    const events = await api.app.db('audit_events').where({ actor_id: id })
    expect(events).toMatchObject([{ action: 'user.signed_in', details: { client: 'web' } }])
  })

  test('gives the same response for a wrong password, an unknown and an unverified email address', async () => {
    const { email } = await makeAccount(api.app)
    const unverified = await makeAccount(api.app, { isVerified: false })
    const password = 'Wrong7Rattle'
    for (const address of [email, unverified.email, 'nobody@example.com']) {
      const attempt = api.call(login, { body: { email: address, password } })
      await expect(attempt).rejects.toMatchObject(invalid)
    }
  })

  test('returns EMAIL_NOT_VERIFIED only after the right password', async () => {
    const { email } = await makeAccount(api.app, { isVerified: false })
    const attempt = api.call(login, { body: { email, password: PASSWORD } })
    await expect(attempt).rejects.toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please verify your email before signing in.',
    })
  })

  test('rejects an account without a password', async () => {
    const { email, id } = await makeAccount(api.app)
    await api.app.db('users').where({ id }).update({ password_hash: null })
    const attempt = api.call(login, { body: { email, password: PASSWORD } })
    await expect(attempt).rejects.toMatchObject(invalid)
  })

  test.each([
    [{ email: '' }, 'email', authMessages.emailRequired],
    [{ email: 'x' }, 'email', authMessages.emailInvalid],
    [{ password: 'abc' }, 'password', authMessages.loginPasswordTooShort],
  ])('rejects %j with its message', async (values, field, sentence) => {
    const answer = await post({ email: 'a@example.com', password: PASSWORD, ...values })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: sentence, fields: { [field]: sentence } })
  })
})

describe('an outdated password hash', () => {
  const weak = (password: string) => {
    const nonce = Buffer.alloc(16, 7)
    const parameters = { message: password, nonce, parallelism: 1, tagLength: 32 }
    const tag = argon2Sync('argon2id', { ...parameters, memory: 8_192, passes: 1 })
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    return `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(tag)}`
  }

  test('is replaced at sign-in and still matches the password', async () => {
    const { email, id } = await makeAccount(api.app)
    const users = api.app.db('users').where({ id })
    await users.clone().update({ password_hash: weak(PASSWORD) })
    const wrong = api.call(login, { body: { email, password: 'Wrong7Rattle' } })
    await expect(wrong).rejects.toMatchObject(invalid)
    expect(await users.clone().first('password_hash')).toEqual({ password_hash: weak(PASSWORD) })
    await api.call(login, { body: { email, password: PASSWORD } })
    const { password_hash } = await users.clone().first('password_hash')
    expect(password_hash.startsWith(HASH_PREFIX)).toBe(true)
    await api.call(login, { body: { email, password: PASSWORD } })
    expect(await users.clone().first('password_hash')).toEqual({ password_hash })
  })
})

test('a rejected sign-in is audited with the account, if there is one', async () => {
  const { email, id } = await makeAccount(api.app)
  const refusals = () => api.app.db('audit_events').where({ action: 'user.sign_in_refused' })
  const before = (await refusals()).length
  for (const address of [email, 'nobody@example.com']) {
    const attempt = api.call(login, { body: { email: address, password: 'Wrong7Rattle' } })
    await expect(attempt).rejects.toMatchObject(invalid)
  }
  expect((await refusals().orderBy('id')).slice(before)).toMatchObject([
    { actor_kind: 'visitor', entity_id: id },
    { actor_kind: 'visitor', entity_id: null },
  ])
})

describe('an access token', () => {
  async function signIn() {
    const { email } = await makeAccount(api.app)
    const browser = openBrowser(api)
    return { browser, ...(await browser.call(login, { body: { email, password: PASSWORD } })) }
  }
  const ended = { status: 401, code: 'TOKEN_EXPIRED' }

  test('lasts 30 minutes', async () => {
    const { accessToken } = await signIn()
    pass(30 * 60_000 - 1)
    await withToken(accessToken).call(me, {})
    pass(1)
    await expect(withToken(accessToken).call(me, {})).rejects.toMatchObject(ended)
  })

  test('is revoked by logout together with the cookie', async () => {
    const { browser, accessToken } = await signIn()
    await browser.call(logout, {})
    expect(browser.cookies.has('refresh')).toBe(false)
    await expect(withToken(accessToken).call(me, {})).rejects.toMatchObject(ended)
  })

  test('ends its own session without a cookie, as the extension does', async () => {
    const { accessToken } = await signIn()
    await withToken(accessToken).call(logout, {})
    await expect(withToken(accessToken).call(me, {})).rejects.toMatchObject(ended)
  })

  test('does not end another device', async () => {
    const { email } = await makeAccount(api.app)
    const body = { email, password: PASSWORD }
    const [phone, laptop] = [openBrowser(api), openBrowser(api)]
    await phone.call(login, { body })
    const { accessToken } = await laptop.call(login, { body })
    await phone.call(logout, {})
    await withToken(accessToken).call(me, {})
  })
})

test('logout without any session succeeds', async () => {
  expect(await api.call(logout, {})).toEqual({ success: true })
})
