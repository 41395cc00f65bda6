import {
  deleteContribution,
  getContribution,
  sendPaymentReminder,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../../test/factories.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { queuedJobs } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { type Mail, MailRejectedError } from '../../../gateways/mail/mail.ts'
import * as mails from '../mails/contribution-mails.ts'
import { markGivenUpReminders } from '../mails/mark-given-up-reminders.ts'

const DAY_MS = 24 * 3_600_000
const clock = createTestClock()

const api = shareApi({ now: clock.now, env: { PUBLIC_URL: 'https://registry.example' } })

async function setUp(given: { email?: string; name?: string } = {}) {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId)
  const id = await makeContribution(api.app.db, { registryId, itemId, ...given })
  return { ...own, itemId, id, input: { params: { id } } }
}

/** Access tokens expire after half an hour, so a later request needs a new sign-in. */
const signInAgain = async (ownerId: string) => {
  const token = await makeOwnerToken(api.app, ownerId)
  return { token, ...api.as({ authorization: `Bearer ${token}` }) }
}

const auditOf = (entityId: string) =>
  api.app.db('audit_events').where({ entity_id: entityId }).orderBy('id').select('*')
const rowOf = (id: string) => api.app.db('contributions').where({ id }).first()
const sumOf = async (id: string) =>
  (await api.app.db('items').where({ id }).first()).amount_contributed_cents
const mailsFor = async (id: string) =>
  (await queuedJobs(api.app.db)).filter(({ payload }) => payload.contributionId === id)

describe('verifying a payment', () => {
  test('is permanent and audited', async () => {
    const { call, input, id, itemId } = await setUp()
    const { data } = await call(verifyPayment, input)
    expect(data).toMatchObject({
      id,
      paymentVerified: true,
      verifiedAt: clock.now().toISOString(),
      can: { verify: false, remind: false, delete: true },
    })
    await expect(call(verifyPayment, input)).rejects.toMatchObject({
      code: 'ALREADY_VERIFIED',
      details: { status: 409 },
    })
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'contribution.verified',
        actor_kind: 'owner',
        details: { itemId, amountCents: 2_500 },
        request_id: expect.any(String),
        network: expect.any(String),
      },
    ])
  })

  test('prevents reminders', async () => {
    const { call, input, id } = await setUp()
    await call(verifyPayment, input)
    await expect(call(sendPaymentReminder, input)).rejects.toMatchObject({
      code: 'ALREADY_VERIFIED',
    })
    expect(await mailsFor(id)).toEqual([])
  })
})

describe('a payment reminder', () => {
  test('is counted and enqueued together', async () => {
    const { call, input, id } = await setUp()
    const { data } = await call(sendPaymentReminder, input)
    expect(data).toMatchObject({ reminderCount: 1, reminderSentAt: clock.now().toISOString() })
    expect(await mailsFor(id)).toEqual([
      { name: 'send_payment_reminder', payload: { contributionId: id } },
    ])
    expect(await auditOf(id)).toMatchObject([
      { action: 'contribution.reminded', details: { reminderCount: 1 } },
    ])
  })

  test('is sent once in 24 hours, and a rejection returns the time to wait', async () => {
    const { call, input, id, registry } = await setUp()
    await call(sendPaymentReminder, input)
    clock.pass(DAY_MS - 90_000)
    const { token } = await signInAgain(registry.ownerId)
    const refused = await fetch(
      `${api.url}/api/admin/payments/contributors/${id}/send-payment-reminder`,
      { method: 'POST', headers: { authorization: `Bearer ${token}` } },
    )
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('90')
    expect(await refused.json()).toMatchObject({
      code: 'RATE_LIMITED',
      error: 'A reminder went out within the last 24 hours. Please give it a little time.',
    })
    expect(await mailsFor(id)).toHaveLength(1)
  })

  test('can be sent again after 24 hours', async () => {
    const { registry, call, input, id } = await setUp()
    await call(sendPaymentReminder, input)
    clock.pass(DAY_MS)
    const later = await signInAgain(registry.ownerId)
    const { data } = await later.call(sendPaymentReminder, input)
    expect(data).toMatchObject({ reminderCount: 2, reminderSentAt: clock.now().toISOString() })
    // It replaces the first job, which no worker has run.
    expect(await mailsFor(id)).toHaveLength(1)
  })

  test('requested concurrently is sent once', async () => {
    const { call, input, id } = await setUp()
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => call(sendPaymentReminder, input)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ reminder_count: 1 })
    expect(await mailsFor(id)).toHaveLength(1)
  })

  test('to an invalid email address is rejected and not counted', async () => {
    const { call, input, id } = await setUp({ email: 'none' })
    await expect(call(sendPaymentReminder, input)).rejects.toMatchObject({
      code: 'NO_ADDRESS',
      message: 'This contributor left no email address to which a reminder could go.',
    })
    expect(await rowOf(id)).toMatchObject({ reminder_count: 0, reminder_sent_at: null })
    expect(await mailsFor(id)).toEqual([])
  })
})

describe('the email of a payment reminder', () => {
  const write = async (id: string) => {
    const mail = createMemoryMail()
    await mails.sendPaymentReminder.work({ contributionId: id }, { app: api.app, mail })
    return mail.sent[0]
  }

  test('contains the contributor, the item, the amount and the reference', async () => {
    const { id, registry } = await setUp({ name: 'Auntie Mei', email: 'auntie@example.com' })
    const sent = await write(id)
    expect(sent?.to).toEqual({ name: 'Auntie Mei', address: 'auntie@example.com' })
    expect(sent?.email.text).toContain('Hello Auntie Mei,')
    expect(sent?.email.text).toContain('Priya could not find the payment yet')
    expect(sent?.email.text).toContain(
      'Gift: Wooden bedside crib\nAmount: S$25.00\nPay with: PayNow\nYour bank shows: Priya\nReference: AuntieMeiWoodenbeds',
    )
    expect(sent?.email.text).toContain(`https://registry.example/registry/${registry.slug}`)
    expect(sent?.email.html).toContain('because you gave toward a gift')
  })

  test('is not sent after the payment was verified or the contribution voided', async () => {
    const [first, second] = [await setUp(), await setUp()]
    await first.call(verifyPayment, first.input)
    await second.call(deleteContribution, second.input)
    expect(await write(first.id)).toBeUndefined()
    expect(await write(second.id)).toBeUndefined()
  })
})

describe('a payment reminder that could not be delivered', () => {
  const reject = () => Promise.reject(new MailRejectedError('no such mailbox'))
  const fail = () => Promise.reject(new Error('connection refused'))

  /** Runs one attempt of the reminder email. */
  const attempt = (id: string, send: Mail['send'], isLastAttempt = false) =>
    mails.sendPaymentReminder.work(
      { contributionId: id },
      { app: api.app, mail: { send, close: () => undefined } },
      { id, at: clock.now(), isLastAttempt },
    )

  async function remind() {
    const own = await setUp()
    const { call, input } = own
    await call(sendPaymentReminder, input)
    const status = async () => (await call(getContribution, input)).data.paymentStatus
    return { ...own, status }
  }

  test('is reported after a permanent rejection and can be sent again at once', async () => {
    const { call, input, id, status } = await remind()
    expect(await status()).toMatchObject({ reminderUndelivered: false })
    await attempt(id, reject)
    expect(await status()).toMatchObject({ reminderUndelivered: true, reminderCount: 1 })
    const { data } = await call(sendPaymentReminder, input)
    expect(data).toMatchObject({ reminderUndelivered: false, reminderCount: 1 })
    expect(await mailsFor(id)).toHaveLength(1)
    await attempt(id, async () => undefined)
    expect(await status()).toMatchObject({ reminderUndelivered: false })
    await expect(call(sendPaymentReminder, input)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('is reported only after the last attempt', async () => {
    const { id, status } = await remind()
    await expect(attempt(id, fail)).rejects.toThrow('connection refused')
    expect(await status()).toMatchObject({ reminderUndelivered: false })
    await expect(attempt(id, fail, true)).rejects.toThrow('connection refused')
    expect(await status()).toMatchObject({ reminderUndelivered: true })
  })

  test('is reported when its worker was killed in the last attempt', async () => {
    const { call, input, id, status } = await remind()
    const jobs = () =>
      api.app.db('graphile_worker._private_jobs').whereRaw("payload->>'contributionId' = ?", [id])
    const attempts = api.app.db.ref('max_attempts')
    await jobs().update({ attempts, locked_at: clock.now(), locked_by: 'killed' })
    const mark = () => markGivenUpReminders.work({}, { app: api.app, mail: createMemoryMail() })
    await mark()
    expect(await status()).toMatchObject({ reminderUndelivered: false })
    await jobs().update({ locked_at: null, locked_by: null })
    await mark()
    expect(await status()).toMatchObject({ reminderUndelivered: true, reminderCount: 1 })
    await call(sendPaymentReminder, input)
    await mark()
    expect(await status()).toMatchObject({ reminderUndelivered: false, reminderCount: 1 })
  })

  test('replaces the failed job when it is sent again', async () => {
    const { call, input, id } = await remind()
    const jobs = () =>
      api.app.db('graphile_worker._private_jobs').whereRaw("payload->>'contributionId' = ?", [id])
    await jobs().update({ attempts: api.app.db.ref('max_attempts') })
    await expect(attempt(id, fail, true)).rejects.toThrow('connection refused')
    await call(sendPaymentReminder, input)
    expect(await jobs().select('attempts')).toEqual([{ attempts: 0 }])
  })
})

describe('deleting a contribution', () => {
  test("subtracts its amount from the item's sum and keeps the row", async () => {
    const { call, input, id, itemId, registry } = await setUp()
    await makeContribution(api.app.db, { registryId: registry.id, itemId })
    expect(await call(deleteContribution, input)).toEqual({ success: true })
    expect(await sumOf(itemId)).toBe(2_500)
    expect(await rowOf(id)).toMatchObject({ amount_cents: 2_500, deleted_at: clock.now() })
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'contribution.deleted',
        details: { itemId, amountCents: 2_500, wasVerified: false },
        network: expect.any(String),
      },
    ])
  })

  test('twice returns 404, like any other action on it', async () => {
    const { call, input, itemId } = await setUp()
    await call(deleteContribution, input)
    const actions = [
      deleteContribution,
      verifyPayment,
      sendPaymentReminder,
      getContribution,
    ] as const
    for (const endpoint of actions) {
      await expect(call(endpoint, input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await sumOf(itemId)).toBe(0)
  })

  test('works for a deleted item', async () => {
    const { call, input, itemId } = await setUp()
    await api.app.db('items').where({ id: itemId }).update({ deleted_at: clock.now() })
    await call(deleteContribution, input)
    expect(await sumOf(itemId)).toBe(0)
  })
})
