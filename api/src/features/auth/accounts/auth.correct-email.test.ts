import {
  correctEmail,
  login,
  me,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { describe, expect, test } from 'vitest'
import { auditActionsOf } from '../../../../test/audit-actions-of.ts'
import { drainQueue } from '../../../../test/drain-queue.ts'
import { mailedTokens } from '../../../../test/mailed-tokens.ts'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { jobNamesOfUser, queuedJobs } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'

const api = shareApi()

let counter = 0
const newAddress = () => {
  counter += 1
  return `right${counter}@example.com`
}

const makeUnverified = () => makeAccount(api.app, { isVerified: false })

const correct = (email: string, newEmail: string, password = PASSWORD) =>
  api.call(correctEmail, { body: { email, password, newEmail } })

const verify = (token: string) => api.call(verifyEmail, { body: { token } })
const userOf = async (accessToken: string) =>
  (await api.as({ authorization: `Bearer ${accessToken}` }).call(me, {})).user
const emailOf = async (id: string) =>
  (await api.app.db('users').where({ id }).first('email'))?.email

const over = { status: 401, code: 'TOKEN_EXPIRED' }
const invalid = { status: 401, code: 'INVALID_CREDENTIALS' }

describe('correct-email', () => {
  test('sends a link to the new address only, which admits a signed-out owner', async () => {
    const { id, email } = await makeUnverified()
    await drainQueue(api)
    const newEmail = newAddress()
    await correct(email.toUpperCase(), newEmail)

    const sent = await drainQueue(api)
    expect(sent.map(({ to }) => to)).toEqual([{ name: 'Priya', address: newEmail }])
    const token = /#token=([\w-]{43})/.exec(sent[0]?.email.text ?? '')?.[1] ?? ''
    expect((await verify(token)).user).toMatchObject({ id, email: newEmail, emailVerified: true })
    await api.call(login, { body: { email: newEmail, password: PASSWORD } })
    await expect(api.call(login, { body: { email, password: PASSWORD } })).rejects.toMatchObject(
      invalid,
    )
  })

  test('revokes the links mailed to the former address', async () => {
    const { id, email } = await makeUnverified()
    const verifyToken = await mailedTokens.verify(api.app, id)
    const resetToken = await mailedTokens.reset(api.app, id)
    await correct(email, newAddress())
    await expect(verify(verifyToken)).rejects.toMatchObject(over)
    const body = { token: resetToken, password: 'Cradle8Song' }
    await expect(api.call(resetPassword, { body })).rejects.toMatchObject(over)
  })

  test('does not mail a link to the former address when it is requested again', async () => {
    const { email } = await makeUnverified()
    await correct(email, newAddress())
    await drainQueue(api)
    await api.call(resendVerification, { body: { email } })
    expect(await drainQueue(api)).toEqual([])
  })

  test('preserves sessions, changes the version of the user, and leaves other accounts alone', async () => {
    const names = { password: PASSWORD, name: 'Wei', registryName: 'Baby Lim' }
    const [email, newEmail] = [newAddress(), newAddress()]
    const owner = await api.call(register, { body: { ...names, email } })
    const stranger = await api.call(register, { body: { ...names, email: newAddress() } })
    await correct(email, newEmail)

    const user = await userOf(owner.accessToken)
    expect(user).toMatchObject({ id: owner.user.id, email: newEmail, emailVerified: false })
    expect(user.version).toBeGreaterThan(owner.user.version ?? 0)
    expect(await userOf(stranger.accessToken)).toEqual(stranger.user)
  })

  test('audits the correction and enqueues one email, both without an email address', async () => {
    const { id, email } = await makeUnverified()
    await correct(email, newAddress())
    expect(await auditActionsOf(api.app.db, id)).toEqual(['user.email_corrected'])
    expect(await jobNamesOfUser(api.app.db, id)).toEqual(['send_verification'])
    const events = await api.app.db('audit_events').where({ entity_id: id })
    const jobs = (await queuedJobs(api.app.db)).filter(({ payload }) => payload.userId === id)
    expect(JSON.stringify([events, jobs])).not.toContain('@')
  })

  test('rejects the address of another account, ignoring case, and changes nothing', async () => {
    const { id, email } = await makeUnverified()
    const token = await mailedTokens.verify(api.app, id)
    const taken = await makeAccount(api.app)
    const message = 'An account with this email already exists.'
    await expect(correct(email, taken.email.toUpperCase())).rejects.toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      details: { fields: { newEmail: message } },
    })
    expect(await emailOf(id)).toBe(email)
    expect((await verify(token)).user.id).toBe(id)
  })

  test('rejects a verified account', async () => {
    const { id, email } = await makeAccount(api.app)
    await expect(correct(email, newAddress())).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_VERIFIED',
      message: authMessages.emailConfirmedAlready,
    })
    expect(await emailOf(id)).toBe(email)
  })

  test('rejects a wrong password and an unknown address with the same error', async () => {
    const { id, email } = await makeUnverified()
    await expect(correct(email, newAddress(), 'Wrong7Rattle')).rejects.toMatchObject(invalid)
    await expect(correct('nobody@example.com', newAddress())).rejects.toMatchObject(invalid)
    expect(await emailOf(id)).toBe(email)
    expect(await auditActionsOf(api.app.db, id)).toEqual(['user.sign_in_refused'])
  })

  test('rejects an invalid new address with its message', async () => {
    const { email } = await makeUnverified()
    await expect(correct(email, 'priya')).rejects.toMatchObject({
      status: 400,
      details: { fields: { newEmail: authMessages.emailInvalid } },
    })
  })

  test('gives an address to one of two accounts that ask for it at once', async () => {
    const [one, other] = [await makeUnverified(), await makeUnverified()]
    const newEmail = newAddress()
    const outcomes = await Promise.allSettled([
      correct(one.email, newEmail),
      correct(other.email, newEmail),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await api.app.db('users').where({ email: newEmail })).toHaveLength(1)
  })
})
