import { quickAddOptionsMessages } from '@registry/shared/messages/quick-add-options'
import type { SeenEntry } from '../queue/watch-queue.ts'

const { queue: t } = quickAddOptionsMessages

/** What a product of the queue waits for, or why the registry did not take it. */
export function whyItWaits(
  { state, because, message, tries, nextTryAt }: SeenEntry,
  clockTime: (at: number) => string,
): string {
  if (state === 'refused') return message ?? t.refused
  if (state === 'stayed') return message ?? t.stayed
  if (state === 'sending') return t.sending
  if (because === 'signed-out') return t.signedOut
  const cause = because === 'offline' ? t.offline : because === 'busy' ? t.busy : t.waiting
  return tries > 0 ? `${cause} ${t.next(clockTime(nextTryAt))}` : cause
}
