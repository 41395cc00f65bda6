import * as z from 'zod/mini'
import { pushMessages } from '../../messages/push/push.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, id, success, timestamp } from '../fields.ts'

/** Maximum number of subscribed devices per owner; a further one replaces the least recently used. */
export const PUSH_DEVICES_MAX = 10

/** Base64url of `length` characters without padding, the format of keys in PushSubscription.toJSON. */
const key = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), pushMessages.keysInvalid))

const endpoint = z
  .string()
  .check(
    z.minLength(1, pushMessages.endpointRequired),
    z.maxLength(1_000, pushMessages.endpointInvalid),
    z.regex(/^[\x21-\x7e]*$/, pushMessages.endpointInvalid),
  )

/** A browser's subscription in the format of PushSubscription.toJSON. */
export const pushSubscription = z.strictObject({
  endpoint,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    /** 65 bytes: an uncompressed point of P-256. */
    p256dh: key(87),
    /** 16 bytes. */
    auth: key(22),
  }),
})

/** A device subscribed to notifications; `deviceName` of its endpoint gives its label. */
export const pushDevice = z.object({
  id,
  endpoint: z.string(),
  createdAt: timestamp,
  /** When its push service last accepted a notification; null if never. */
  lastUsedAt: z.nullable(timestamp),
})
export type PushDevice = z.output<typeof pushDevice>

export const getPushKey = defineEndpoint('GET /notifications/vapid-public-key', {
  access: 'user',
  summary: 'Get the VAPID public key for subscriptions',
  response: success({ data: z.object({ publicKey: z.string() }) }),
})

export const subscribeDevice = defineEndpoint('POST /notifications/subscribe', {
  access: 'user',
  summary: 'Subscribe this browser to notifications until its logout; idempotent',
  body: z.strictObject({ subscription: pushSubscription }),
  response: success({ data: pushDevice }),
})

export const unsubscribeDevice = defineEndpoint('POST /notifications/unsubscribe', {
  access: 'user',
  summary: 'Unsubscribe an own device from notifications; idempotent',
  body: z.strictObject({ endpoint }),
  response: done,
})

export const getPushSettings = defineEndpoint('GET /notifications/settings', {
  access: 'user',
  summary: 'List the subscribed devices, newest first',
  response: success({ data: z.object({ subscriptions: z.array(pushDevice) }) }),
})

export const sendTestNotification = defineEndpoint('POST /notifications/test', {
  access: 'user',
  summary: 'Send a test notification to all own devices; returns their number',
  response: success({ data: z.object({ sent: z.int() }) }),
})
