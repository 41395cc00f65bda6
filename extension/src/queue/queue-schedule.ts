import { type QueueEntry, SENT_RETENTION_MS } from './queue-entry.ts'

const MINUTE = 60_000
const DELAYS = [MINUTE / 2, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE]

/** Counts the unsent entries for the badge. */
export function countWaiting(entries: readonly QueueEntry[]): number {
  return entries.filter(({ state, isUndone }) => isOnItsWay(state) && !isUndone).length
}

function isOnItsWay(state: QueueEntry['state']): boolean {
  return state === 'waiting' || state === 'sending'
}

/** Finds the due entry of the connected owner with the fewest attempts. */
export function findNextDue(
  entries: readonly QueueEntry[],
  owner: string,
  now: number,
): QueueEntry | undefined {
  const due = entries.filter(
    entry => entry.state === 'waiting' && entry.owner === owner && entry.nextTryAt <= now,
  )
  return due.toSorted((one, other) => one.tries - other.tries)[0]
}

/** Returns when the queue must run next; undefined if only a user action can continue it. */
export function nextWakeAt(
  entries: readonly QueueEntry[],
  owner: string | undefined,
): number | undefined {
  const moments = entries.flatMap(entry => {
    if (entry.state === 'sent') return (entry.sentAt ?? 0) + SENT_RETENTION_MS
    return isOnItsWay(entry.state) && entry.owner === owner ? entry.nextTryAt : []
  })
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** Returns the delay in ms before the next attempt. */
export function retryDelay(tries: number): number {
  return DELAYS[Math.min(Math.max(tries, 1), DELAYS.length) - 1] ?? 60 * MINUTE
}
