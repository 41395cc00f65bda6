import {
  forgotPassword,
  login,
  me,
  refresh,
  resetPassword,
  verifyEmail,
} from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/browser.ts'
import { mailedTokens } from '../../../../test/mailed-tokens.ts'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { jobNamesOfUser, queuedJobs } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'

const NEW_PASSWORD = 'Cradle8Song'
const api = shareApi()

const over = { status: 401, code: 'TOKEN_EXPIRED', message: authMessages.verificationLinkEnded }
const invalid = { status: 401, code: 'INVALID_CREDENTIALS' }
const reset = (token: string, password = NEW_PASSWORD) =>
  api.call(resetPassword, { body: { token, password } })
const signIn = (email: string, password: string) => api.call(login, { body: { email, password } })

describe('forgot-password', () => {
  test('gives the same response for known and unknown email addresses and enqueues one job', async () => {
    const { email, id } = await makeAccount(api.app)
    const before = (await queuedJobs(api.app.db)).length
    const known = await api.call(forgotPassword, { body: { email: email.toUpperCase() } })
    const unknown = await api.call(forgotPassword, { body: { email: 'no@example.com' } })
    expect(known).toEqual(unknown)
    const added = (await queuedJobs(api.app.db)).slice(before)
    expect(added.map(({ name }) => name)).toEqual(['send_reset', 'send_reset'])
    expect(added[0]?.payload).toEqual({ userId: id })
    expect(Object.keys(added[1]?.payload ?? {})).toEqual(['userId'])
  })
})

describe('reset-password', () => {
  test('sets the password and invalidates the old one', async () => {
    const { email, id } = await makeAccount(api.app)
    const browser = openBrowser(api)
    const token = await mailedTokens.reset(api.app, id)
    await browser.call(resetPassword, { body: { token, password: NEW_PASSWORD } })
    await expect(signIn(email, PASSWORD)).rejects.toMatchObject(invalid)
    const body = { email, password: NEW_PASSWORD }
    expect((await browser.call(login, { body })).user.id).toBe(id)
    expect(await jobNamesOfUser(api.app.db, id)).toEqual(['send_password_changed'])
    const events = await api.app.db('audit_events').where({ entity_id: id }).orderBy('id')
    expect(events[0]).toMatchObject({ action: 'user.password_reset', actor_id: id })
  })

  test('ends every session including its access tokens', async () => {
    const { email, id } = await makeAccount(api.app)
    const browser = openBrowser(api)
    const phone = await browser.call(login, { body: { email, password: PASSWORD } })
    const body = { email, password: PASSWORD, client: 'extension' as const }
    const extension = await api.call(login, { body })
    const other = await makeAccount(api.app)
    const stranger = await signIn(other.email, PASSWORD)
    await reset(await mailedTokens.reset(api.app, id))

    for (const { accessToken } of [phone, extension]) {
      const attempt = api.as({ authorization: `Bearer ${accessToken}` }).call(me, {})
      await expect(attempt).rejects.toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
    }
    await expect(browser.call(refresh, { body: {} })).rejects.toMatchObject({ status: 401 })
    const { refreshToken } = extension
    const attempt = api.call(refresh, { body: { refreshToken } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
    await api.as({ authorization: `Bearer ${stranger.accessToken}` }).call(me, {})
  })

  test('accepts a token once when sent twice concurrently', async () => {
    const { email, id } = await makeAccount(api.app)
    const token = await mailedTokens.reset(api.app, id)
    const passwords = [NEW_PASSWORD, 'Another9Song']
    const answers = await Promise.allSettled(passwords.map(password => reset(token, password)))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = passwords[answers.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    await signIn(email, winner)
  })

  test('revokes earlier mailed links, including those for verification', async () => {
    const { id } = await makeAccount(api.app, { isVerified: false })
    const token = await mailedTokens.verify(api.app, id)
    await reset(await mailedTokens.reset(api.app, id))
    await expect(api.call(verifyEmail, { body: { token } })).rejects.toMatchObject(over)
  })

  test('verifies the email address', async () => {
    const { email, id } = await makeAccount(api.app, { isVerified: false })
    await reset(await mailedTokens.reset(api.app, id))
    expect((await signIn(email, NEW_PASSWORD)).user.emailVerified).toBe(true)
  })

  test('rejects a common password and keeps the token valid', async () => {
    const token = await mailedTokens.reset(api.app, (await makeAccount(api.app)).id)
    const sentence = authMessages.passwordTooCommon
    await expect(reset(token, 'Password1')).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: sentence,
      details: { fields: { password: sentence } },
    })
    await reset(token)
  })

  test('sets a password for an account without one', async () => {
    const { email, id } = await makeAccount(api.app)
    await api.app.db('users').where({ id }).update({ password_hash: null })
    await reset(await mailedTokens.reset(api.app, id))
    await signIn(email, NEW_PASSWORD)
  })
})
