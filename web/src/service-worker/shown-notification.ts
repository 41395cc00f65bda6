import { workerMessages } from '@registry/shared/messages/worker'

/** A notification as browsers show it. */
export interface ShownNotification {
  title: string
  options: NotificationOptions & { renotify?: boolean }
}

const LOOK = {
  icon: '/icons/app-192.png',
  badge: '/icons/badge-96.png',
  lang: 'en',
  dir: 'auto',
} as const

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)

function partsOf(payload: unknown) {
  if (typeof payload !== 'object' || payload === null || !('notification' in payload)) return {}
  const { notification } = payload
  return typeof notification === 'object' && notification !== null ? { ...notification } : {}
}

/**
 * What to show for a push. Browsers take the permission from whoever shows nothing, so one that cannot
 * be read is shown too, as the news that there is some.
 */
export function shownNotification(text: string | undefined): ShownNotification {
  const said: { title?: unknown; body?: unknown; tag?: unknown; data?: unknown } = partsOf(
    parse(text),
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
      // The later about the same takes the place of the earlier, and is heard.
      ...(tag && { tag, renotify: true }),
    },
  }
}
