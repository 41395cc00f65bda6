import { notificationPath } from '@registry/shared/push/notification-path'

/** What a push says of its notification, if it is of ours. */
function noticeIn(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('notification' in payload))
    return payload
  const { notification } = payload
  return typeof notification === 'object' && notification !== null && 'data' in notification
    ? notification.data
    : undefined
}

/**
 * Where a click leads, for a push's payload or a notification's data: always an address of our own,
 * built here, never one that came along.
 */
export function notificationTarget(payload: unknown): string {
  return notificationPath(noticeIn(payload))
}
