import type { PushTarget } from '@registry/shared/push/push-message'
import * as z from 'zod'

/** What an owner is told of. Ids and a number: what it says is looked up when it is sent. */
export const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['contribution', 'payment', 'offering']), id: z.uuid() }),
  z.object({ kind: z.literal('payments'), registryId: z.uuid(), count: z.int().min(2) }),
])
export type Notice = z.output<typeof notice>

/** A notice in words, for whichever way it goes. */
export interface NotificationText {
  registryId: string
  title: string
  body: string
  target: PushTarget
}

/** Names what a notice is about, for a queue, a push service and a screen alike: the later replaces the earlier. */
export function notificationTag(said: Notice): string {
  // A reminder of a payment takes the place of the news of its gift.
  if (said.kind === 'payments') return `payments-${said.registryId}`
  return `${said.kind === 'payment' ? 'contribution' : said.kind}-${said.id}`
}
