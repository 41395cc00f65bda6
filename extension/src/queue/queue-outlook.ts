import { type QueueEntry, SENT_STAYS_MS } from './queue-entry.ts'

/** How many entries wait to be sent, as the badge shows them. */
export function countWaiting(entries: readonly QueueEntry[]): number {
  return entries.filter(({ state, isUndone }) => isOnItsWay(state) && !isUndone).length
}

function isOnItsWay(state: QueueEntry['state']): boolean {
  return state === 'waiting' || state === 'sending'
}

/** The entry to try next: of those that are due and whose owner is connected the least tried one. */
export function nextDue(
  entries: readonly QueueEntry[],
  owner: string,
  now: number,
): QueueEntry | undefined {
  const due = entries.filter(
    entry => entry.state === 'waiting' && entry.owner === owner && entry.nextTryAt <= now,
  )
  return due.toSorted((one, other) => one.tries - other.tries)[0]
}

/** When there is something to do next; undefined while nothing is without somebody's doing. */
export function nextWakeAt(
  entries: readonly QueueEntry[],
  owner: string | undefined,
): number | undefined {
  const moments = entries.flatMap(entry => {
    if (entry.state === 'sent') return (entry.sentAt ?? 0) + SENT_STAYS_MS
    return isOnItsWay(entry.state) && entry.owner === owner ? entry.nextTryAt : []
  })
  return moments.length > 0 ? Math.min(...moments) : undefined
}
