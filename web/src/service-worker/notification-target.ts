import { notificationPath } from '@registry/shared/push/notification-path'

/** Returns the data of a push payload or notification. */
function noticeIn(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('notification' in payload))
    return payload
  const { notification } = payload
  return typeof notification === 'object' && notification !== null && 'data' in notification
    ? notification.data
    : undefined
}

/**
 * Returns the path to open on a click, for a push payload or a notification's data. The path is built
 * here and never taken from the payload.
 */
export function notificationTarget(payload: unknown): string {
  return notificationPath(noticeIn(payload))
}
