import {
  getPushKey,
  getPushSettings,
  type PushDevice,
  sendTestNotification,
  subscribeDevice,
  unsubscribeDevice,
} from '@registry/shared/contract/account/push'
import {
  getNotificationChoices,
  setNotificationChoices,
} from '@registry/shared/contract/account/settings'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type Route, route } from '../../http/routes/route.ts'
import { requireAccountHolder } from '../../http/routes/viewer-permissions.ts'
import * as mailSubscriptionStore from '../mail-subscriptions/mail-subscription-store.ts'
import { sendTest } from './delivery/send-test.ts'
import * as deviceStore from './device-store.ts'
import * as notificationChoiceStore from './notification-choice-store.ts'
import { subscribe } from './subscribe.ts'

const perHour = (name: string, points: number): Limit => ({
  ...{ name, points, windowS: 3_600, by: 'viewer', store: 'postgres' },
})
/** Browsers send their subscription again after each sign-in. */
const SUBSCRIPTIONS = perHour('push-subscriptions', 10)
const TESTS = perHour('push-tests', 20)

const toPushDevice = (device: deviceStore.Device): PushDevice => ({
  id: device.id,
  endpoint: device.endpoint,
  createdAt: device.createdAt.toISOString(),
  lastUsedAt: device.lastUsedAt?.toISOString() ?? null,
})

/**
 * Routes for push subscriptions and notification choices. They require an account, which the legacy
 * administrator does not have.
 */
export const pushRoutes: Route[] = [
  route(getPushKey, async (_request, { push: { publicKey } }) => ({ data: { publicKey } })),

  route(
    subscribeDevice,
    { limits: [SUBSCRIPTIONS] },
    async ({ viewer, body: { subscription } }, app) => ({
      data: toPushDevice(await subscribe(app, requireAccountHolder(viewer), subscription)),
    }),
  ),

  route(unsubscribeDevice, async ({ viewer, body: { endpoint } }, { db }) => {
    await deviceStore.removeOwn(db, requireAccountHolder(viewer).userId, endpoint)
    return {}
  }),

  route(getPushSettings, async ({ viewer }, { db }) => {
    const devices = await deviceStore.listByUser(db, requireAccountHolder(viewer).userId)
    return { data: { subscriptions: devices.map(toPushDevice) } }
  }),

  route(sendTestNotification, { limits: [TESTS] }, async ({ viewer }, app) => ({
    data: { sent: await sendTest(app, requireAccountHolder(viewer).userId) },
  })),

  route(getNotificationChoices, async ({ viewer }, { db }) => ({
    data: await notificationChoiceStore.find(db, requireAccountHolder(viewer).userId),
  })),

  route(setNotificationChoices, async ({ viewer, body: choices }, { db, now }) => {
    const { userId } = requireAccountHolder(viewer)
    await db.transaction(async trx => {
      const before = await notificationChoiceStore.find(trx, userId)
      await notificationChoiceStore.save(trx, userId, { choices, at: now() })
      // Choosing emails ends an earlier unsubscription; from messages of offerers only when it is chosen for offerings.
      if ([choices.contributions, choices.offerings].some(channel => channel !== 'push')) {
        await mailSubscriptionStore.turnOn(trx, viewer.registryId, 'notifications')
      }
      if (choices.offerings !== 'push' && choices.offerings !== before.offerings) {
        await mailSubscriptionStore.turnOn(trx, viewer.registryId, 'offering-replies')
      }
    })
    return { data: choices }
  }),
]
