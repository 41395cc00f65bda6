import {
  login,
  register,
  resendVerification,
  verifyEmail,
} from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { describe, expect, test } from 'vitest'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { sendVerification } from '../auth-mails.ts'

const api = shareApi()

/** Returns the emails that the queued job of this user would send. */
async function mailsTo(userId: string) {
  const mail = createMemoryMail()
  await sendVerification.work({ userId }, { app: api.app, mail })
  return mail.sent
}

const tokenIn = (text = '') => /\/verify-email#token=([\w-]{43})/.exec(text)?.[1] ?? ''
const over = { status: 401, code: 'TOKEN_EXPIRED', message: authMessages.verificationLinkEnded }

describe('the verification email', () => {
  test('is sent to a new owner with a link that verifies the address', async () => {
    const body = { email: 'new@example.com', password: PASSWORD, name: 'Wei', registryName: 'Bao' }
    const { user } = await api.call(register, { body: { ...body, registryName: 'Baby <Bao>' } })
    const [{ to, email } = {}] = await mailsTo(user.id)
    expect(to).toEqual({ name: 'Wei', address: 'new@example.com' })
    expect(email?.subject).toBe('Please verify your email address')
    expect(email?.text).toContain('Baby <Bao>')
    expect(email?.html).toContain('Baby &lt;Bao&gt;')
    expect(tokenIn(email?.html)).toBe(tokenIn(email?.text))

    const verified = await api.call(verifyEmail, { body: { token: tokenIn(email?.text) } })
    expect(verified.user).toMatchObject({ id: user.id, emailVerified: true })
    await api.call(login, { body: { email: body.email, password: PASSWORD } })
  })

  test('is not sent to a verified owner or an unknown account', async () => {
    const { id } = await makeAccount(api.app)
    expect(await mailsTo(id)).toEqual([])
    expect(await mailsTo('00000000-0000-7000-8000-000000000000')).toEqual([])
  })
})

describe('verify-email', () => {
  async function newToken() {
    const { id } = await makeAccount(api.app, { isVerified: false })
    const [sent] = await mailsTo(id)
    return { id, token: tokenIn(sent?.email.text) }
  }
  const verify = (token: string) => api.call(verifyEmail, { body: { token } })

  test('accepts a token once when sent twice concurrently', async () => {
    const { token } = await newToken()
    const outcomes = await Promise.allSettled([verify(token), verify(token)])
    expect(outcomes.map(outcome => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('accepts only the newest token', async () => {
    const { id, token } = await newToken()
    const [sent] = await mailsTo(id)
    await expect(verify(token)).rejects.toMatchObject(over)
    await verify(tokenIn(sent?.email.text))
  })
})

describe('resend-verification', () => {
  const jobs = () => api.app.db('graphile_worker._private_jobs').orderBy('id').select('payload')

  test('gives the same response for known and unknown email addresses and enqueues one job', async () => {
    const { email, id } = await makeAccount(api.app, { isVerified: false })
    const before = await jobs()
    const known = await api.call(resendVerification, { body: { email } })
    const unknown = await api.call(resendVerification, { body: { email: 'no@example.com' } })
    expect(known).toEqual(unknown)
    const added = (await jobs()).slice(before.length)
    expect(added).toHaveLength(2)
    expect(added[0].payload).toEqual({ userId: id })
    expect(JSON.stringify(added)).not.toContain('@')
  })
})
