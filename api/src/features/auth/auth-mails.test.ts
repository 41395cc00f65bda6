import { resetPassword } from '@registry/shared/contract/account/auth'
import { describe, expect, test } from 'vitest'
import { clearQueue } from '../../../test/clear-queue.ts'
import { drainQueue } from '../../../test/drain-queue.ts'
import { makeItem } from '../../../test/factories.ts'
import { makeAccount } from '../../../test/make-account.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { shareApi } from '../../../test/share-api.ts'
import type { Job, JobRequest } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { sendPaymentReminder, sendThankYou } from '../contributions/mails/contribution-mails.ts'
import * as farewellStore from './accounts/farewell-store.ts'
import {
  sendAccountClosed,
  sendGuessingAlert,
  sendNewDevice,
  sendPasswordChanged,
  sendReset,
  sendSessionReuse,
  sendVerification,
} from './auth-mails.ts'
import { openSession } from './sessions/issue-tokens.ts'
import * as sessionStore from './sessions/session-store.ts'

const NOBODY = '01a00000-0000-7000-8000-000000000000'
const HOUR = 3_600_000
let clock = new Date('2026-11-20T10:00:00Z')

const api = shareApi({ now: () => clock, env: { PUBLIC_URL: 'https://registry.example' } })

async function send(job: Job, payload: object, request?: JobRequest) {
  const mail = createMemoryMail()
  await job.work(payload, { app: api.app, mail }, request)
  expect(mail.sent.length).toBeLessThanOrEqual(1)
  return mail.sent[0]
}

const tokenIn = (text = '') => /#token=([\w-]{43})\n/.exec(text)?.[1] ?? ''

const request = (id: string): JobRequest => ({ id, at: clock })

describe('the password reset email', () => {
  const reset = (token: string) =>
    api.call(resetPassword, { body: { token, password: 'Another8Moon' } })

  test('contains a link that works once', async () => {
    const { id, email } = await makeAccount(api.app)
    const sent = await send(sendReset, { userId: id })
    expect(sent?.to).toEqual({ name: 'Priya', address: email })
    expect(sent?.email.text).toContain('https://registry.example/reset-password#token=')
    expect(sent?.email.html).toContain(tokenIn(sent?.email.text))
    await reset(tokenIn(sent?.email.text))
    await expect(reset(tokenIn(sent?.email.text))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  test('invalidates the link of the previous email', async () => {
    const { id } = await makeAccount(api.app)
    const [first, second] = [
      await send(sendReset, { userId: id }),
      await send(sendReset, { userId: id }),
    ]
    await expect(reset(tokenIn(first?.email.text))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await reset(tokenIn(second?.email.text))
  })

  test('is identical on every attempt and expires an hour after the last', async () => {
    const { id } = await makeAccount(api.app)
    const first = await send(sendReset, { userId: id }, request('job-1'))
    const before = clock
    clock = new Date(before.getTime() + HOUR)
    const second = await send(sendReset, { userId: id }, request('job-1'))
    expect(second?.email).toEqual(first?.email)
    await reset(tokenIn(second?.email.text))
    clock = before
  })

  test('is not sent again after its link was used', async () => {
    const { id } = await makeAccount(api.app)
    const sent = await send(sendReset, { userId: id }, request('job-2'))
    await reset(tokenIn(sent?.email.text))
    expect(await send(sendReset, { userId: id }, request('job-2'))).toBeUndefined()
    await expect(reset(tokenIn(sent?.email.text))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  test('of an earlier request is not retried after a later email', async () => {
    const { id } = await makeAccount(api.app)
    await send(sendReset, { userId: id }, request('job-4'))
    const later = await send(sendReset, { userId: id }, request('job-5'))
    expect(await send(sendReset, { userId: id }, request('job-4'))).toBeUndefined()
    await reset(tokenIn(later?.email.text))
    expect(await send(sendReset, { userId: id }, request('job-4'))).toBeUndefined()
  })
})

test('the email about a changed password contains the time in Singapore', async () => {
  const { id } = await makeAccount(api.app)
  const at = new Date('2026-11-20T17:05:00Z')
  const sent = await send(sendPasswordChanged, { userId: id }, { id: 'job-3', at })
  expect(sent?.email.subject).toBe('Your password was changed')
  expect(sent?.email.text).toContain('21 November 2026 at 01:05 (Singapore time, UTC+8)')
})

test('the email about a changed password names the payment methods that someone entered', async () => {
  const { id, registryId } = await makeAccount(api.app)
  const stored = api.app.db('registries').where({ id: registryId })
  const write = () => send(sendPasswordChanged, { userId: id }, request('job-6'))
  expect((await write())?.email.text).not.toContain('payment details')
  await stored.update({ paynow_proxy: '+6591234567', upi_vpa: '' })
  expect((await write())?.email.text).toContain('Gifts reach your registry by PayNow. ')
})

describe('an email about a device', () => {
  async function makeDevice(userAgent: string) {
    const { id: userId } = await makeAccount(api.app)
    await openSession(api.app.db, api.app, { userId, client: 'web', userAgent })
    const { id: sessionId } = await api.app.db('sessions').where({ user_id: userId }).first('id')
    return { userId, sessionId }
  }
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'

  test.each([
    ['that is new', sendNewDevice, 'New sign-in to your registry'],
    ['whose key was used twice', sendSessionReuse, 'We signed a device out to keep you safe'],
  ])('%s contains its name, the time and a link to the settings', async (_, job, subject) => {
    const device = await makeDevice(CHROME)
    await sessionStore.revoke(api.app.db, device.sessionId, clock)
    const sent = await send(job, device, request('job-4'))
    expect(sent?.email.subject).toBe(subject)
    expect(sent?.email.text).toContain(
      'Device: Chrome on Windows\nTime: 20 November 2026 at 18:00 (Singapore time, UTC+8)',
    )
    expect(sent?.email.text).toContain('https://registry.example/registry-settings')
  })

  test('is not sent for a device of another owner', async () => {
    const device = await makeDevice(CHROME)
    const other = await makeAccount(api.app)
    expect(await send(sendNewDevice, { ...device, userId: other.id })).toBeUndefined()
  })
})

describe('the email about failed attempts', () => {
  test('says what happened and links to the password reset page', async () => {
    const { id, email } = await makeAccount(api.app)
    const sent = await send(sendGuessingAlert, { userId: id })
    expect(sent?.to).toEqual({ name: 'Priya', address: email })
    expect(sent?.email.subject).toBe('Someone is trying your password')
    expect(sent?.email.text).toBe(`Hello Priya,

Many wrong passwords were entered for your registry, the last one on 20 November 2026 at 18:00 (Singapore time, UTC+8). None of them was right.

New browsers now have to wait between tries, at most 15 minutes. Browsers on which you signed in before do not have to wait.

If your password is strong and you use it nowhere else, there is nothing to do.

If it is easy to guess, or you use it elsewhere too, please choose a new one:

Choose a New Password:
https://registry.example/reset-password

We send this email at most once a day.

-- 
Baby Registry`)
  })

  test('is not sent to an unverified email address', async () => {
    const { id } = await makeAccount(api.app, { isVerified: false })
    expect(await send(sendGuessingAlert, { userId: id })).toBeUndefined()
  })
})

test('the email about a closed account is sent by a retry after its last attempt, once', async () => {
  const { id: userId, email } = await makeAccount(api.app)
  await farewellStore.insert(api.app.db, { userId, name: 'Priya', email }, clock)
  const fail = () => Promise.reject(new Error('connection refused'))
  const mail = { send: fail, close: () => undefined }
  const last = { ...request('job-5'), isLastAttempt: true }
  const failing = sendAccountClosed.work({ userId }, { app: api.app, mail }, last)
  await expect(failing).rejects.toThrow('connection refused')
  const sent = await send(sendAccountClosed, { userId }, request('job-5'))
  expect(sent?.to).toEqual({ name: 'Priya', address: email })
  expect(await farewellStore.find(api.app.db, userId)).toBeUndefined()
  expect(await send(sendAccountClosed, { userId }, request('job-5'))).toBeUndefined()
})

const toAccounts = [
  sendVerification,
  sendReset,
  sendPasswordChanged,
  sendGuessingAlert,
  sendNewDevice,
  sendSessionReuse,
]
test.each(toAccounts)('$name sends nothing for an unknown account', async job => {
  expect(await send(job, { userId: NOBODY, sessionId: NOBODY })).toBeUndefined()
})

test('links that an owner waits for are mailed before emails to contributors', async () => {
  const { db } = api.app
  await clearQueue(api)
  const account = await makeAccount(api.app)
  const unverified = await makeAccount(api.app, { isVerified: false })
  const { registryId } = account
  const itemId = await makeItem(db, registryId)
  const contributionId = await makeContribution(db, { registryId, itemId })
  await enqueue(db, sendThankYou, { contributionId })
  await enqueue(db, sendPaymentReminder, { contributionId })
  await enqueue(db, sendReset, { userId: account.id })
  await enqueue(db, sendVerification, { userId: unverified.id })
  const recipients = (await drainQueue(api)).map(({ to }) => to.address)
  const waiting = [account.email, unverified.email]
  expect(recipients).toEqual([...waiting, 'mei@example.com', 'mei@example.com'])
})
