import type { SeenEntry } from '../queue/watch-queue.ts'

/** What the owner has to know of the queue. */
export interface Waiting {
  count: number
  isSending: boolean
  because: SeenEntry['because']
  /** Entries that the registry did not take. */
  refused: readonly SeenEntry[]
  /** Entries that the registry has although they were undone. */
  stayed: readonly SeenEntry[]
}

/** What the queue holds that the registry has not got. */
export function waitingIn(queue: readonly SeenEntry[]): Waiting {
  const waiting = queue.filter(({ state }) => state === 'waiting' || state === 'sending')
  return {
    count: waiting.length,
    isSending: waiting.some(({ state }) => state === 'sending'),
    because: waiting.find(({ because }) => because)?.because,
    refused: queue.filter(({ state }) => state === 'refused'),
    stayed: queue.filter(({ state }) => state === 'stayed'),
  }
}
