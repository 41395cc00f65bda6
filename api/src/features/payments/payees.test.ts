import { resetPassword } from '@registry/shared/contract/account/auth'
import {
  getPaymentMethods,
  type Payees,
  updatePaymentMethods,
} from '@registry/shared/contract/contributions/payment-settings'
import { getPaymentDetails } from '@registry/shared/contract/contributions/payments'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { describe, expect, test } from 'vitest'
import { mailedTokens } from '../../../test/mailed-tokens.ts'
import { makeAccount, PASSWORD } from '../../../test/make-account.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { queuedJobs } from '../../../test/queued-jobs.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { sendPayeeChanged } from './payee-mails.ts'

const env = { WISE_TAG: 'the-house', PUBLIC_URL: 'https://registry.example' }
const NOW = new Date('2026-11-20T10:00:00Z')
const api = shareApi({ env, now: () => NOW })

async function signIn(on: TestApi = api, { isVerified = true } = {}) {
  const account = await makeAccount(on.app, { isVerified })
  const headers = { authorization: `Bearer ${await makeOwnerToken(on.app, account.id)}` }
  return { account, headers, ...on.as(headers) }
}
type Own = Awaited<ReturnType<typeof signIn>>

const change = ({ call }: Own, methods: Payees, password = PASSWORD) =>
  call(updatePaymentMethods, { body: { methods, password } })
const setups = async ({ call }: Own) => (await call(getPaymentMethods, {})).data
const eventsOf = ({ account }: Own) =>
  api.app
    .db('audit_events')
    .where({ registry_id: account.registryId, action: 'registry.payee_changed' })
const mailsTo = async ({ account }: Own) =>
  (await queuedJobs(api.app.db)).filter(({ payload }) => payload.userId === account.id)

const paynow = { 'singapore-paynow': { address: '9123 4567', bankShows: 'PRIYA T***N' } }

describe('the payment methods of a registry', () => {
  test("are the installation's by default", async () => {
    const none = { address: null, isOwn: false, isOffered: false, bankShows: null }
    expect(await setups(await signIn())).toEqual({
      'singapore-paynow': none,
      'wise-transfer': { address: 'the-house', isOwn: false, isOffered: true, bankShows: null },
      'india-upi': none,
    })
  })

  test.each<[string, PaymentMethod, string, string]>([
    ['a mobile number', 'singapore-paynow', '+65 9123-4567', '+6591234567'],
    ['a UPI ID', 'india-upi', ' Priya.Tan@OkBank ', 'priya.tan@okbank'],
    ['a Wisetag', 'wise-transfer', '@priyat', 'priyat'],
  ])('normalise %s', async (_, method, address, plain) => {
    const own = await signIn()
    const { data } = await change(own, { [method]: { address, bankShows: ' Priya T ' } })
    expect(data[method]).toEqual({
      address: plain,
      isOwn: true,
      isOffered: true,
      bankShows: 'Priya T',
    })
    expect(await setups(own)).toEqual(data)
  })

  test.each<[PaymentMethod, string, string]>([
    ['singapore-paynow', '6123 4567', 'Please enter a Singapore mobile number or a UEN'],
    ['india-upi', 'priya', 'Please enter a UPI ID like name@bank'],
    [
      'wise-transfer',
      'https://wise.example/pay/me/x',
      'Please enter your Wisetag or its link on wise.com',
    ],
  ])('reject %s %j: %s', async (method, address, sentence) => {
    const { headers } = await signIn()
    const methods = { [method]: { address, bankShows: '' } }
    const response = await fetch(`${api.url}/api/admin/payment-methods`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ methods, password: PASSWORD }),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).fields).toEqual({ [`methods.${method}.address`]: sentence })
  })

  test('change at once for visitors, each with its account name', async () => {
    const own = await signIn()
    const { slug } = own.account
    const query = { sortBy: 'value' as const, sortOrder: 'desc' as const }
    const offered = async () =>
      (await api.call(listRegistryItems, { params: { slug }, query })).registryOwner.paymentMethods
    expect(await offered()).toEqual(['wise-transfer'])
    await change(own, {
      ...paynow,
      'india-upi': { address: 'priya@okbank', bankShows: '' },
      'wise-transfer': { address: 'priyat', bankShows: 'Priya at Wise' },
    })
    expect(await offered()).toEqual(['singapore-paynow', 'wise-transfer', 'india-upi'])
    const visitor = await api.asVisitor()
    const shown = async (method: PaymentMethod) => {
      const input = { params: { slug, method }, query: { amount: '5' } }
      return (await visitor.call(getPaymentDetails, input)).data.bankShows
    }
    expect(await shown('singapore-paynow')).toBe('PRIYA T***N')
    expect(await shown('wise-transfer')).toBe('Priya at Wise')
    expect(await shown('india-upi')).toBe('Priya')
  })

  test('stay off once switched off, despite defaults', async () => {
    const own = await signIn()
    const off = { 'wise-transfer': { address: '', bankShows: '' } }
    const { data } = await change(own, off)
    const nothing = { address: null, isOwn: true, isOffered: false, bankShows: null }
    expect(data['wise-transfer']).toEqual(nothing)
    await change(own, off)
    expect(await eventsOf(own)).toHaveLength(1)
  })

  test('that are not given stay unchanged', async () => {
    const own = await signIn()
    await change(own, paynow)
    const before = await setups(own)
    const { data } = await change(own, { 'india-upi': { address: 'priya@okbank', bankShows: '' } })
    expect(data).toEqual({ ...before, 'india-upi': expect.objectContaining({ isOwn: true }) })
  })
})

describe('changing a payment account', () => {
  test('requires the password', async () => {
    const own = await signIn()
    const before = await setups(own)
    await expect(change(own, paynow, 'Wrong7Rattle')).rejects.toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      details: { fields: { password: 'This is not your password.' } },
    })
    await expect(change(own, paynow, '')).rejects.toMatchObject({ status: 400 })
    expect(await setups(own)).toEqual(before)
    expect(await eventsOf(own)).toEqual([])
    expect(await mailsTo(own)).toEqual([])
  })

  test('is delayed after wrong passwords', async () => {
    const strict = await startApi({ env: { ...env, RATE_LIMITS: 'strict' }, beside: api })
    const own = await signIn(strict)
    for (let n = 0; n < 5; n += 1) {
      await expect(change(own, paynow, 'Wrong7Rattle')).rejects.toMatchObject({ status: 401 })
    }
    await expect(change(own, paynow)).rejects.toMatchObject({ status: 429 })
    await strict.stop()
  })

  test('is audited and mailed without the account', async () => {
    const own = await signIn()
    await change(own, { ...paynow, 'wise-transfer': { address: 'the-house', bankShows: '' } })
    await change(own, paynow)
    await change(own, { 'singapore-paynow': { address: '+6591234567', bankShows: 'MARKER' } })
    const events = await eventsOf(own).orderBy('id')
    expect(events).toMatchObject([
      {
        actor_kind: 'owner',
        actor_id: own.account.id,
        entity_id: own.account.registryId,
        details: { changes: [{ method: 'singapore-paynow', address: 'set' }] },
      },
      { details: { changes: [{ method: 'singapore-paynow', address: 'kept' }] } },
    ])
    const jobs = await mailsTo(own)
    const payload = { userId: own.account.id, methods: ['singapore-paynow'] }
    expect(jobs).toEqual([1, 2].map(() => ({ name: 'send_payee_changed', payload })))
    expect(JSON.stringify([events, jobs])).not.toMatch(/9123|MARKER/)
  })

  test('is mailed with the method', async () => {
    const { account } = await signIn()
    const mail = createMemoryMail()
    const payload = { userId: account.id, methods: ['singapore-paynow', 'india-upi'] }
    await sendPayeeChanged.work(payload, { app: api.app, mail }, { id: 'one', at: NOW })
    expect(mail.sent).toMatchObject([{ to: { name: 'Priya', address: account.email } }])
    const text = mail.sent[0]?.email.text
    expect(text).toContain('Changed: PayNow, UPI')
    expect(text).toContain('https://registry.example/registry-settings')
  })

  test('sends no email once the account is closed', async () => {
    const mail = createMemoryMail()
    const payload = { userId: api.app.newId(), methods: ['india-upi'] }
    await sendPayeeChanged.work(payload, { app: api.app, mail })
    expect(mail.sent).toEqual([])
  })
})

describe('the payment accounts of an account with an unverified email address', () => {
  const reset = async ({ account }: Own) => {
    const token = await mailedTokens.reset(api.app, account.id)
    await api.call(resetPassword, { body: { token, password: 'Cradle8Song' } })
    const headers = { authorization: `Bearer ${await makeOwnerToken(api.app, account.id)}` }
    return { account, headers, ...api.as(headers) }
  }

  test('are switched off by a password reset, since a stranger may have registered the address', async () => {
    const stranger = await signIn(api, { isVerified: false })
    const wise = { address: env.WISE_TAG, bankShows: 'A Stranger' }
    await change(stranger, { ...paynow, 'wise-transfer': wise })
    const owner = await reset(stranger)
    expect(await setups(owner)).toMatchObject({
      'singapore-paynow': { address: null, isOwn: true, isOffered: false, bankShows: null },
      // The default of the installation, without the stranger's name.
      'wise-transfer': { address: env.WISE_TAG, isOwn: false, isOffered: true, bankShows: null },
    })
    const methods = ['singapore-paynow', 'wise-transfer']
    const removed = { userId: owner.account.id, methods, isRemoved: true }
    expect((await mailsTo(owner)).map(({ payload }) => payload)).toContainEqual(removed)
    const mail = createMemoryMail()
    await sendPayeeChanged.work(removed, { app: api.app, mail }, { id: 'one', at: NOW })
    expect(mail.sent[0]?.email.subject).toBe('Please enter your payment details again')
    expect(await eventsOf(owner).where({ actor_kind: 'system' })).toMatchObject([
      { details: { changes: [{ address: 'removed' }, { address: 'kept' }] } },
    ])
  })

  test('stay when a verified owner resets the password', async () => {
    const own = await signIn()
    await change(own, paynow)
    const owner = await reset(own)
    expect(await setups(owner)).toMatchObject({ 'singapore-paynow': { isOwn: true } })
  })
})
