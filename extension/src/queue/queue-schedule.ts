import { type QueueEntry, SENT_RETENTION_MS } from './queue-entry.ts'

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
