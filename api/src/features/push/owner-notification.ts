import type { PushTarget } from '@registry/shared/push/push-message'
import * as z from 'zod'

/** Subject of a notification. Contains ids, counts and times only; the text is created when it is sent. */
export const ownerNotification = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['contribution', 'payment', 'offering']), id: z.uuid() }),
  z.object({
    kind: z.literal('payments'),
    registryId: z.uuid(),
    /** Number at the time of the check. Fewer may be open when the notification is sent. */
    count: z.int().min(2),
    /** Time of the check, stored with each of its contributions. Absent in jobs of the previous release. */
    askedAt: z.iso.datetime().optional(),
  }),
])
export type OwnerNotification = z.output<typeof ownerNotification>

/** Text and target of a notification, for all channels. */
export interface NotificationText {
  registryId: string
  title: string
  body: string
  target: Exclude<PushTarget, { kind: 'test' }>
}

/**
 * Returns the tag of a notification for queue, push service and screen: a later one with the same tag replaces
 * an earlier one.
 */
export function notificationTag(notification: OwnerNotification): string {
  // The payment check of a contribution replaces its first notification.
  if (notification.kind === 'payments') return `payments-${notification.registryId}`
  return `${notification.kind === 'payment' ? 'contribution' : notification.kind}-${notification.id}`
}
