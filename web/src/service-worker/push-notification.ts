import { workerMessages } from '@registry/shared/messages/push/service-worker'
import { parseJson } from '@registry/shared/text/parse-json'

/** Arguments of showNotification. */
interface PushNotification {
  title: string
  options: NotificationOptions & { renotify?: boolean }
}

const LOOK = {
  icon: '/icons/app-192.png',
  badge: '/icons/badge-96.png',
  lang: 'en',
  dir: 'auto',
} as const

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)

function partsOf(payload: unknown) {
  if (typeof payload !== 'object' || payload === null || !('notification' in payload)) return {}
  const { notification } = payload
  return typeof notification === 'object' && notification !== null ? { ...notification } : {}
}

/**
 * Converts a push payload to a notification. An unreadable payload becomes a generic notification,
 * because browsers revoke the permission if a push shows none.
 */
export function toPushNotification(text: string | undefined): PushNotification {
  const said: { title?: unknown; body?: unknown; tag?: unknown; data?: unknown } = partsOf(
    parseJson(text ?? ''),
  )
  const title = textOf(said.title)
  if (!title) {
    const { title: unread, body } = workerMessages.unread
    return { title: unread, options: { ...LOOK, body, tag: 'unread' } }
  }
  const tag = textOf(said.tag)
  return {
    title,
    options: {
      ...LOOK,
      body: textOf(said.body) ?? '',
      data: said.data ?? null,
      // A notification with the same tag replaces the earlier one and alerts again.
      ...(tag && { tag, renotify: true }),
    },
  }
}
