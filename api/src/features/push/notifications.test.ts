import { randomUUID } from 'node:crypto'
import { subscribeDevice, unsubscribeDevice } from '@registry/shared/contract/account/push'
import {
  type NotificationChoices,
  setNotificationChoices,
} from '@registry/shared/contract/account/settings'
import {
  deleteContribution,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { contributeTo } from '../../../test/contribute-to.ts'
import { drainQueue, makeJobsDue } from '../../../test/drain-queue.ts'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { answers, type PushService, startPushService } from '../../../test/push-service.ts'
import { startApi } from '../../../test/start-api.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { notifyOfOffering } from './notification-jobs.ts'
import { sendNotificationMail } from './notification-mails.ts'

const HOUR_MS = 3_600_000

const service = share(startPushService)
const api = share(() =>
  startApi({
    env: { PUSH_ALLOWED_HOSTS: service.hostPort, PUBLIC_URL: 'https://registry.example' },
  }),
)
beforeEach(() => service.behave(answers(201)))
afterEach(() => api.app.db.raw('delete from graphile_worker._private_jobs'))

/** Creates an owner with a subscribed phone, and contributors. */
async function setUp(choices: Partial<NotificationChoices> = {}) {
  const own = await openOwnRegistry(api)
  const itemId = await makeItem(api.app.db, own.registry.id)
  const phone = service.subscribe(randomUUID())
  await own.call(subscribeDevice, { body: { subscription: phone.subscription } })
  const usual = { contributions: 'push', offerings: 'push', ownGifts: false } as const
  await own.call(setNotificationChoices, { body: { ...usual, ...choices } })
  const account = await api.app.db('users').where({ id: own.registry.ownerId }).first('email')
  const give = async (contributor: { name?: string; email?: string } = {}) => {
    const place = { slug: own.registry.slug, id: itemId }
    const { contribution } = await contributeTo(api, place, 2_550, {
      ...{ name: 'Auntie Mei', email: 'auntie@example.com', ...contributor },
      paymentMethod: 'singapore-paynow',
    })
    return contribution.id
  }
  return { ...own, itemId, phone, give, email: account.email as string }
}

const shown = (phone: ReturnType<PushService['subscribe']>) =>
  phone.messages().map(({ notification: { title, body } }) => `${title}: ${body}`)

/** Sets the age of contributions in hours. */
async function age(ids: string[], hours: number) {
  const created_at = new Date(Date.now() - hours * HOUR_MS)
  await api.app.db('contributions').whereIn('id', ids).update({ created_at })
}

/** Sets the age of contributions in hours and makes their delayed jobs due. */
async function passHours(ids: string[], hours: number) {
  await age(ids, hours)
  await makeJobsDue(api, { about: ids })
}

const unverify = (id: string) =>
  api.app.db('users').where({ id }).update({ email_verified_at: null })

describe('a contribution', () => {
  test("is pushed to the owner's devices in the declarative format", async () => {
    const { phone, give } = await setUp()
    const id = await give()
    expect(service.received).toEqual([])
    expect(await drainQueue(api)).toEqual([])
    expect(phone.messages()).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'New Contribution',
          body: 'Auntie Mei promised $25.50 toward Wooden bedside crib',
          navigate: `https://registry.example/notification?highlight=${id}`,
          tag: `contribution-${id}`,
          lang: 'en',
          dir: 'auto',
          data: { kind: 'contribution', id },
        },
      },
    ])
    const [sent] = phone.requests()
    expect(sent?.headers).toMatchObject({ topic: id.replaceAll('-', ''), urgency: 'normal' })
    expect(Number(sent?.headers.ttl)).toBeGreaterThan(2 * 86_400)
    expect(Number(sent?.headers.ttl)).toBeLessThanOrEqual(3 * 86_400)
    expect(sent?.body.length).toBeLessThan(2_200)
  })

  test('is notified once despite retries', async () => {
    const { phone, give } = await setUp()
    await give()
    await drainQueue(api)
    await drainQueue(api)
    expect(phone.requests()).toHaveLength(1)
  })

  test('has a body of less than 2,000 bytes with any text', async () => {
    const { phone, give, itemId } = await setUp()
    await api.app
      .db('items')
      .where({ id: itemId })
      .update({ product_name: '👩‍👩‍👧'.repeat(30) })
    await give({ name: '👩‍👩‍👧‍👦'.repeat(7) })
    await drainQueue(api)
    const [message] = phone.messages()
    expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(2_000)
    expect(message?.notification.title).toBe('New Contribution')
  })

  test("contains no link from a contributor's name", async () => {
    const { phone, give } = await setUp()
    await give({ name: 'your bank: evil.example' })
    await drainQueue(api)
    expect(shown(phone)).toEqual([
      'New Contribution: Somebody promised $25.50 toward Wooden bedside crib',
    ])
  })

  test("with the owner's own email address is silent unless the owner wants it", async () => {
    const quiet = await setUp()
    await quiet.give({ email: quiet.email.toUpperCase().replace('EXAMPLE.COM', 'example.com') })
    await drainQueue(api)
    expect(quiet.phone.requests()).toEqual([])
    const curious = await setUp({ ownGifts: true })
    await curious.give({ email: curious.email })
    await drainQueue(api)
    expect(curious.phone.requests()).toHaveLength(1)
  })

  test('that was deleted meanwhile is not notified', async () => {
    const { call, phone, give } = await setUp()
    await call(deleteContribution, { params: { id: await give() } })
    await drainQueue(api)
    expect(phone.requests()).toEqual([])
  })
})

describe("by the owner's choice", () => {
  test('an email has the text and link of the notification', async () => {
    const { phone, give, email } = await setUp({ contributions: 'mail' })
    const id = await give()
    const [mail, ...others] = await drainQueue(api)
    expect(others).toEqual([])
    expect(phone.requests()).toEqual([])
    expect(mail?.to).toMatchObject({ address: email })
    expect(mail?.email.subject).toBe('A gift for your registry has arrived')
    expect(mail?.email.text).toContain('Auntie Mei promised $25.50 toward Wooden bedside crib.')
    expect(mail?.email.text).toContain(`https://registry.example/notification?highlight=${id}`)
  })

  test('both are sent', async () => {
    const { phone, give } = await setUp({ contributions: 'both' })
    await give()
    expect(await drainQueue(api)).toHaveLength(1)
    expect(phone.requests()).toHaveLength(1)
  })

  test('a push replaces the email while the address is unverified', async () => {
    const { registry, phone, give } = await setUp({ contributions: 'mail' })
    await unverify(registry.ownerId)
    await give()
    expect(await drainQueue(api)).toEqual([])
    expect(phone.requests()).toHaveLength(1)
  })
})

describe('an unverified payment', () => {
  test('is notified once after a day', async () => {
    const { phone, give } = await setUp()
    const id = await give()
    await drainQueue(api)
    await passHours([id], 24)
    await drainQueue(api)
    await makeJobsDue(api, { about: [id] })
    await drainQueue(api)
    expect(shown(phone)).toEqual([
      'New Contribution: Auntie Mei promised $25.50 toward Wooden bedside crib',
      'Has this payment arrived?: $25.50 from Auntie Mei toward Wooden bedside crib is still to be confirmed',
    ])
    const [told, asked] = phone.messages()
    expect(asked?.notification).toMatchObject({
      tag: told?.notification.tag,
      navigate: `https://registry.example/notification?highlight=${id}`,
      data: { kind: 'payment', id },
    })
    expect(phone.requests()[1]?.headers).toMatchObject({ urgency: 'low' })
  })

  test('is not notified after it was verified or deleted', async () => {
    const { call, phone, give } = await setUp()
    const ids = [await give(), await give()]
    await drainQueue(api)
    await call(verifyPayment, { params: { id: ids[0] ?? '' } })
    await call(deleteContribution, { params: { id: ids[1] ?? '' } })
    await passHours(ids, 24)
    await drainQueue(api)
    expect(phone.requests()).toHaveLength(2)
  })

  test('of a party is included in one notification', async () => {
    const { phone, give } = await setUp()
    const ids = [await give(), await give(), await give()]
    const later = await give()
    await drainQueue(api)
    await age([later], 2)
    await passHours(ids, 23)
    await drainQueue(api)
    const { notification } = phone.messages().at(-1) ?? {}
    expect(phone.messages()).toHaveLength(5)
    expect(notification).toMatchObject({
      title: 'Have these payments arrived?',
      body: '3 gifts are still to be confirmed',
      navigate: 'https://registry.example/dashboard',
      data: { kind: 'payments' },
    })
  })

  test('is included in a later notification if no channel reached the owner', async () => {
    const { call, registry, phone, give } = await setUp({ contributions: 'mail' })
    const { subscription } = phone
    await call(unsubscribeDevice, { body: { endpoint: subscription.endpoint } })
    await unverify(registry.ownerId)
    const first = await give()
    await drainQueue(api)
    await passHours([first], 24)
    await drainQueue(api)
    await call(subscribeDevice, { body: { subscription } })
    const second = await give()
    await drainQueue(api)
    await age([first], 30)
    await passHours([second], 24)
    await drainQueue(api)
    expect(shown(phone).at(-1)).toBe(
      'Have these payments arrived?: 2 gifts are still to be confirmed',
    )
  })
})

test('an offering is notified by its own choice', async () => {
  const { phone, registry } = await setUp({ offerings: 'both' })
  const id = api.app.newId()
  await api.app.db('offerings').insert({
    ...{ id, registry_id: registry.id, item_name: 'Pram', category: 'Strollers' },
    ...{ description: 'Used for half a year, very clean.', condition: 'Good', quantity: 1 },
    ...{ suitable_age: '0-6 months', offerer_name: 'Ravi', offerer_email: 'ravi@example.com' },
  })
  await enqueue(api.app.db, notifyOfOffering, { offeringId: id })
  const [mail] = await drainQueue(api)
  expect(mail?.email.text).toContain('Ravi would like to pass on Pram.')
  expect(shown(phone)).toEqual(['New Offering: Ravi would like to pass on Pram'])
  expect(phone.messages()[0]?.notification).toMatchObject({
    navigate: 'https://registry.example/dashboard?tab=gift-passing',
    data: { kind: 'offering', id },
  })
})

test('a retry of a notification email does not count towards the 100 a day', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'strict' } })
  const { db } = limited.app
  const { registry } = await openOwnRegistry(limited)
  const itemId = await makeItem(db, registry.id)
  const id = await makeContribution(db, { registryId: registry.id, itemId })
  await enqueue(db, sendNotificationMail, { notice: { kind: 'contribution', id } })
  const send = () => Promise.reject(new Error('connection refused'))
  await drainQueue(limited, {}, { ...createMemoryMail(), send })
  const counted = db('rate_limits').where({ key: `notice-mails:${registry.id}` })
  expect(await counted.clone().update({ points: 100 })).toBe(1)
  await makeJobsDue(limited, { name: sendNotificationMail.name })
  expect(await drainQueue(limited)).toHaveLength(1)
  expect(await counted.first('points')).toEqual({ points: 100 })
  await limited.stop()
})
