import { notificationPath } from '@registry/shared/push/notification-path'
import type { PushMessage, PushTarget } from '@registry/shared/push/push-message'
import { shorten } from '@registry/shared/text/shorten'
import type { NotificationText } from '../owner-notification.ts'

/** Push services accept about 4,000 bytes; phones show about 200 characters. */
const MAX_BYTES = 2_000
const TITLE_MAX = 60
const BODY_MAX = 200

interface Addressed {
  words: Pick<NotificationText, 'title' | 'body'> & { target: PushTarget }
  tag: string
  publicUrl: string
}

/** Returns a notification as JSON of less than 2,000 bytes, without its body if it would be larger. */
export function pushText(notification: Addressed): string {
  const whole = toText(notification, shorten(notification.words.body, BODY_MAX))
  return Buffer.byteLength(whole) <= MAX_BYTES ? whole : shortestPushText(notification)
}

/** Returns a notification without a body, for a service that rejected the longer one. */
export const shortestPushText = (notification: Addressed) => toText(notification, '')

function toText({ words: { title, target }, tag, publicUrl }: Addressed, body: string): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: shorten(title, TITLE_MAX),
      body,
      navigate: `${publicUrl}${notificationPath(target)}`,
      tag,
      lang: 'en',
      dir: 'auto',
      data: target,
    },
  } satisfies PushMessage)
}
