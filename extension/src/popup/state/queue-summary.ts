import type { QueueEntryView } from '../../queue/watch-queue.ts'

/** The queue as the popup shows it. */
export interface QueueSummary {
  /** Number of all unsent entries. */
  unsent: number
  /** Number of unsent entries, without those of another account. */
  count: number
  isSending: boolean
  because: QueueEntryView['because']
  /** Entries that the registry rejected. */
  refused: readonly QueueEntryView[]
  /** Entries whose undo came too late. */
  stayed: readonly QueueEntryView[]
  /** Entries that wait until another account is connected. */
  others: readonly QueueEntryView[]
}

/** Summarizes the entries that are not sent. */
export function summarizeQueue(queue: readonly QueueEntryView[]): QueueSummary {
  const unsent = queue.filter(({ state }) => state === 'waiting' || state === 'sending')
  const waiting = unsent.filter(({ because }) => because !== 'other-account')
  return {
    unsent: unsent.length,
    count: waiting.length,
    isSending: waiting.some(({ state }) => state === 'sending'),
    because: waiting.find(({ because }) => because)?.because,
    refused: queue.filter(({ state }) => state === 'refused'),
    stayed: queue.filter(({ state }) => state === 'stayed'),
    others: unsent.filter(({ because }) => because === 'other-account'),
  }
}
