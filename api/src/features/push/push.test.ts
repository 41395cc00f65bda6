import { randomUUID } from 'node:crypto'
import {
  deleteAccount,
  endSession,
  exportAccount,
  listSessions,
} from '@registry/shared/contract/account/account'
import { logout } from '@registry/shared/contract/account/auth'
import {
  getPushKey,
  getPushSettings,
  sendTestNotification,
  subscribeDevice,
  unsubscribeDevice,
} from '@registry/shared/contract/account/push'
import {
  getNotificationChoices,
  setNotificationChoices,
} from '@registry/shared/contract/account/settings'
import { pushMessages } from '@registry/shared/messages/push/push'
import { beforeEach, describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { type MadeAccount, PASSWORD } from '../../../test/make-account.ts'
import { makePushSubscription } from '../../../test/make-push-subscription.ts'
import { signInOwner } from '../../../test/pairing.ts'
import { answers, startPushService } from '../../../test/push-service.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import * as accessTokenStore from '../auth/sessions/access-token-store.ts'
import { hashToken } from '../auth/sessions/hash-token.ts'
import { revokeAllSessions } from '../auth/sessions/revoke-session.ts'
import * as sessionStore from '../auth/sessions/session-store.ts'
import { subscribe as subscribeSignedIn } from './subscribe.ts'

const service = share(startPushService)
const api = share(() => startApi({ env: { PUSH_ALLOWED_HOSTS: service.hostPort } }))
beforeEach(() => service.behave(answers(201)))

const signIn = (account?: MadeAccount) => signInOwner(api, account)

const subscribed = () => service.subscribe(randomUUID())
const endpointsOf = async (call: TestApi['call']) =>
  (await call(getPushSettings, {})).data.subscriptions.map(({ endpoint }) => endpoint)

describe('subscribing a device', () => {
  test('stores it once and lists it until it is removed', async () => {
    const { call } = await signIn()
    expect((await call(getPushKey, {})).data.publicKey).toBe(api.app.secrets.vapid.publicKey)
    const { subscription } = subscribed()
    const first = await call(subscribeDevice, { body: { subscription } })
    expect(first.data).toMatchObject({ endpoint: subscription.endpoint, lastUsedAt: null })
    const second = await call(subscribeDevice, { body: { subscription } })
    expect(second).toEqual(first)
    expect(await call(getPushSettings, {})).toEqual({
      success: true,
      data: { subscriptions: [first.data] },
    })
    const { endpoint } = subscription
    await call(unsubscribeDevice, { body: { endpoint } })
    await call(unsubscribeDevice, { body: { endpoint } })
    expect(await endpointsOf(call)).toEqual([])
  })

  test.each([
    'https://evil.example/x',
    'http://fcm.googleapis.com/x',
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1:1/x',
    'nothing',
  ])('rejects %s, which is no push service', async endpoint => {
    const { call } = await signIn()
    const body = { subscription: makePushSubscription(endpoint) }
    await expect(call(subscribeDevice, { body })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'subscription.endpoint': pushMessages.endpointInvalid } },
    })
  })

  test('rejects a key that is no point of the curve', async () => {
    const { call } = await signIn()
    const subscription = makePushSubscription()
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    const body = { subscription: { ...subscription, keys: { ...subscription.keys, p256dh } } }
    await expect(call(subscribeDevice, { body })).rejects.toMatchObject({
      details: { fields: { 'subscription.keys.p256dh': pushMessages.keysInvalid } },
    })
  })

  test('keeps ten devices per owner and replaces the least recently used', async () => {
    const { call } = await signIn()
    const all = Array.from({ length: 11 }, () => subscribed().subscription)
    for (const subscription of all) await call(subscribeDevice, { body: { subscription } })
    const [, ...kept] = all.map(({ endpoint }) => endpoint)
    expect(new Set(await endpointsOf(call))).toEqual(new Set(kept))
  })

  test('moves a browser to the account that signs in on it, but not with only its endpoint', async () => {
    const [first, second, stranger] = [await signIn(), await signIn(), await signIn()]
    const { subscription } = subscribed()
    await first.call(subscribeDevice, { body: { subscription } })
    const foreign = { ...makePushSubscription(subscription.endpoint) }
    await expect(
      stranger.call(subscribeDevice, { body: { subscription: foreign } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await endpointsOf(first.call)).toHaveLength(1)
    await second.call(subscribeDevice, { body: { subscription } })
    expect(await endpointsOf(first.call)).toEqual([])
    expect(await endpointsOf(second.call)).toEqual([subscription.endpoint])
  })
})

describe('a subscribed device', () => {
  const subscribe = async ({ call }: Awaited<ReturnType<typeof signIn>>) => {
    const { subscription } = subscribed()
    await call(subscribeDevice, { body: { subscription } })
    return subscription.endpoint
  }

  test('gets no notifications after it signed out; others still do', async () => {
    const phone = await signIn()
    const laptop = await signIn(phone.account)
    await subscribe(phone)
    const kept = await subscribe(laptop)
    await phone.browser.call(logout, {})
    expect(await endpointsOf(laptop.call)).toEqual([kept])
  })

  test('gets no notifications after it was signed out from another device', async () => {
    const phone = await signIn()
    await subscribe(phone)
    const laptop = await signIn(phone.account)
    const { data } = await laptop.call(listSessions, { query: { limit: 50, offset: 0 } })
    const other = data.find(({ isCurrent }) => !isCurrent)
    await laptop.call(endSession, { params: { id: other?.id ?? '' } })
    expect(await endpointsOf(laptop.call)).toEqual([])
  })

  test('is not stored if it was signed out while its request was in progress', async () => {
    const phone = await signIn()
    const token = phone.browser.headers.authorization?.replace('Bearer ', '') ?? ''
    const { db, now } = api.app
    const owner = await accessTokenStore.findSignedInOwner(db, hashToken(token), now())
    if (!owner) throw new Error('The phone is not signed in')
    await phone.browser.call(logout, {})
    const stored = subscribeSignedIn(api.app, owner, subscribed().subscription)
    await expect(stored).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(await endpointsOf((await signIn(phone.account)).call)).toEqual([])
  })

  test('gets no notifications after all were signed out', async () => {
    const { account, ...phone } = await signIn()
    await subscribe({ account, ...phone })
    await api.app.db.transaction(trx => revokeAllSessions(trx, api.app, account.id))
    expect(await endpointsOf((await signIn(account)).call)).toEqual([])
  })

  test('still gets notifications after its session expired', async () => {
    const phone = await signIn()
    const endpoint = await subscribe(phone)
    await sessionStore.removeOfUser(api.app.db, phone.account.id)
    expect(await endpointsOf((await signIn(phone.account)).call)).toEqual([endpoint])
  })
})

describe('the test notification', () => {
  test('is sent to all devices and returns how many accepted it', async () => {
    const { call } = await signIn()
    const [phone, laptop, gone] = [subscribed(), subscribed(), subscribed()]
    for (const { subscription } of [phone, laptop, gone]) {
      await call(subscribeDevice, { body: { subscription } })
    }
    service.behave((response, { path }) => {
      response.writeHead(gone.subscription.endpoint.endsWith(path) ? 410 : 201).end()
    })
    expect((await call(sendTestNotification, {})).data).toEqual({ sent: 2 })
    for (const browser of [phone, laptop]) {
      const [message] = browser.messages()
      expect(message?.notification).toMatchObject({
        title: 'Test Notification',
        data: { kind: 'test' },
      })
      expect(browser.requests()[0]?.headers).toMatchObject({
        ttl: '60',
        urgency: 'high',
        topic: 'test',
      })
    }
    const { subscriptions } = (await call(getPushSettings, {})).data
    expect(subscriptions).toHaveLength(2)
    for (const { lastUsedAt } of subscriptions) expect(lastUsedAt).not.toBeNull()
  })

  test("is sent to the owner's devices only", async () => {
    const [owner, other] = [await signIn(), await signIn()]
    const { subscription } = subscribed()
    await other.call(subscribeDevice, { body: { subscription } })
    expect((await owner.call(sendTestNotification, {})).data).toEqual({ sent: 0 })
    expect(service.received).toEqual([])
  })

  test.each([413, 429, 500, 301])(
    'does not count a device whose service returns %i',
    async status => {
      const { call } = await signIn()
      const { subscription } = subscribed()
      await call(subscribeDevice, { body: { subscription } })
      service.behave(answers(status, { location: `${service.origin}/elsewhere` }))
      expect((await call(sendTestNotification, {})).data).toEqual({ sent: 0 })
      expect(await endpointsOf(call)).toEqual([subscription.endpoint])
      expect(service.received.every(({ path }) => path.startsWith('/push/'))).toBe(true)
    },
  )

  test('is never sent to an endpoint that is no longer allowed', async () => {
    const { call, account } = await signIn()
    await api.app.db('push_subscriptions').insert({
      ...{ id: api.app.newId(), user_id: account.id, registry_id: account.registryId },
      ...{ endpoint: 'https://169.254.169.254/x', ...makePushSubscription().keys },
    })
    expect((await call(sendTestNotification, {})).data).toEqual({ sent: 0 })
  })
})

describe('the notification choices of an owner', () => {
  test('are push only by default, and per owner', async () => {
    const [owner, other] = [await signIn(), await signIn()]
    const usual = { contributions: 'push', offerings: 'push', ownGifts: false }
    expect((await owner.call(getNotificationChoices, {})).data).toEqual(usual)
    const body = { contributions: 'both', offerings: 'mail', ownGifts: true } as const
    expect((await owner.call(setNotificationChoices, { body })).data).toEqual(body)
    expect((await owner.call(getNotificationChoices, {})).data).toEqual(body)
    expect((await other.call(getNotificationChoices, {})).data).toEqual(usual)
    await owner.call(setNotificationChoices, { body: { ...body, offerings: 'push' } })
    const { data } = await owner.call(getNotificationChoices, {})
    expect(data).toEqual({ ...body, offerings: 'push' })
  })
})

test('devices and choices are exported without keys and deleted with the account', async () => {
  const { call, account } = await signIn()
  const { subscription } = subscribed()
  await call(subscribeDevice, { body: { subscription } })
  const body = { contributions: 'mail', offerings: 'both', ownGifts: false } as const
  await call(setNotificationChoices, { body })
  const { data } = await call(exportAccount, {})
  expect(data).toMatchObject({
    pushSubscriptions: [{ endpoint: subscription.endpoint }],
    notificationChoices: [{ contributions: 'mail', offerings: 'both', ownGifts: false }],
  })
  expect(JSON.stringify(data)).not.toContain(subscription.keys.auth)
  await call(deleteAccount, { body: { password: PASSWORD } })
  for (const table of ['push_subscriptions', 'notification_choices']) {
    expect(await api.app.db(table).where({ user_id: account.id })).toEqual([])
  }
})
