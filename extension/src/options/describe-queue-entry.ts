import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add/quick-add-options'
import type { QueueEntryView } from '../queue/watch-queue.ts'

const { queue: t } = quickAddOptionsMessages

/** Describes why a queued product has not been sent, or why the registry rejected it. */
export function describeQueueEntry(
  { state, because, message, tries, nextTryAt }: QueueEntryView,
  clockTime: (at: number) => string,
): string {
  if (state === 'refused') return message ?? t.refused
  if (state === 'stayed') return message ?? t.stayed
  if (state === 'sending') return t.sending
  if (because === 'signed-out') return t.signedOut
  if (because === 'other-account') return t.otherAccount
  const cause = because === 'offline' ? t.offline : because === 'busy' ? t.busy : t.waiting
  return tries > 0 ? `${cause} ${t.next(clockTime(nextTryAt))}` : cause
}
