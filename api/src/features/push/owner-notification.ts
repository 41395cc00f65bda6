import type { PushTarget } from '@registry/shared/push/push-message'
import * as z from 'zod'

/** Subject of a notification. Contains ids and counts only; the text is created when it is sent. */
export const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['contribution', 'payment', 'offering']), id: z.uuid() }),
  z.object({ kind: z.literal('payments'), registryId: z.uuid(), count: z.int().min(2) }),
])
export type Notice = z.output<typeof notice>

/** Text and target of a notification, for all channels. */
export interface NotificationText {
  registryId: string
  title: string
  body: string
  target: PushTarget
}

/**
 * Returns the tag of a notification for queue, push service and screen: a later one with the same tag replaces
 * an earlier one.
 */
export function notificationTag(said: Notice): string {
  // The payment check of a contribution replaces its first notification.
  if (said.kind === 'payments') return `payments-${said.registryId}`
  return `${said.kind === 'payment' ? 'contribution' : said.kind}-${said.id}`
}
