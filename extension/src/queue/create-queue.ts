import { createSerialQueue } from '../create-serial-queue.ts'
import { MAX_QUEUE_LENGTH, type QueueEntry } from './queue-entry.ts'
import { type Outcome, type QueueEvent, queueReducer } from './queue-reducer.ts'
import { findNextDue } from './queue-schedule.ts'

export interface QueueDependencies {
  read: () => Promise<QueueEntry[]>
  write: (entries: QueueEntry[]) => Promise<void>
  /** Returns the id of the connected owner; undefined without a connection. */
  owner: () => Promise<string | undefined>
  add: (entry: QueueEntry) => Promise<Outcome>
  takeBack: (entry: QueueEntry) => Promise<Outcome>
  now: () => number
  newKey: () => string
}

export interface Queue {
  /** Persists an entry until it is sent. */
  add: (entry: QueueEntry) => Promise<AddResult>
  /** Undoes an entry in any state. */
  undo: (key: string) => Promise<UndoOutcome>
  forget: (key: string) => Promise<void>
  /** Sends due entries, or all if `isImmediate`. Concurrent calls run one after the other. */
  send: (options?: { isImmediate: boolean }) => Promise<void>
  /** Recovers from a terminated background. Call once at startup, before any other method. */
  recover: () => Promise<void>
}

/** Result of adding an entry; `sent` if another product may have been sent under its key. */
type AddResult = { kind: 'stored'; key: string } | { kind: 'full' | 'sent' }

/** Result of an undo; `unknown` if there is no such entry. */
export type UndoOutcome =
  | { kind: 'undone' | 'unknown' | 'unreached' }
  | { kind: 'stays'; message: string }

/**
 * Creates a persistent queue. The state is stored before and after each step and an idempotency key never
 * changes, so a background that is terminated at any moment neither loses nor duplicates an entry.
 */
export function createQueue(parts: QueueDependencies): Queue {
  const runSerially = createSerialQueue()
  const change: Change = event =>
    runSerially(async () => {
      const before = await parts.read()
      const entries = queueReducer(before, event)
      const isNew = JSON.stringify(entries) !== JSON.stringify(before)
      // After a start, writing also updates badge and alarm; the clock may have been set back.
      if (isNew || event.type === 'recovered') await parts.write(entries)
      return entries
    })
  const attempts = createSerialQueue()
  const send: Queue['send'] = async options => {
    if (options?.isImmediate) await change({ type: 'expedited', now: parts.now() })
    await attempts(() => sendDue(parts, change))
  }
  return {
    send,
    add: entry => runSerially(() => keep(parts, entry)),
    undo: async key => {
      const before = (await runSerially(parts.read)).find(entry => entry.key === key)
      if (!before) return { kind: 'unknown' }
      const after = await change({ type: 'undone', key, now: parts.now() })
      if (after.every(entry => entry.key !== key)) return { kind: 'undone' }
      await send()
      return judgeUndo(parts, change, key)
    },
    forget: async key => {
      await change({ type: 'forgotten', key })
    },
    recover: async () => {
      await change({ type: 'recovered', now: parts.now() })
    },
  }
}

type Change = (event: QueueEvent) => Promise<QueueEntry[]>

async function keep(
  { read, write, newKey }: QueueDependencies,
  entry: QueueEntry,
): Promise<AddResult> {
  const before = await read()
  const known = before.find(({ key }) => key === entry.key)
  const open = before.filter(({ state }) => state !== 'sent')
  if (!known && open.length >= MAX_QUEUE_LENGTH) return { kind: 'full' }
  const freshKey = newKey()
  const entries = queueReducer(before, { type: 'added', entry, freshKey })
  await write(entries)
  const kept = entries.find(
    ({ key }) => key === (known?.state === 'refused' ? freshKey : entry.key),
  )
  const isIt = kept !== undefined && JSON.stringify(kept.item) === JSON.stringify(entry.item)
  return isIt ? { kind: 'stored', key: kept.key } : { kind: 'sent' }
}

async function sendDue({ add, takeBack, owner, now, read }: QueueDependencies, change: Change) {
  // No other attempt runs now: an entry in state 'sending' is from an attempt whose end could not be
  // stored.
  await change({ type: 'recovered', now: now() })
  await change({ type: 'pruned', now: now() })
  for (;;) {
    const connected = await owner()
    await change({ type: 'connected', owner: connected })
    const due = connected && findNextDue(await read(), connected, now())
    if (!due) return
    const { key } = due
    const begun = (await change({ type: 'attempt-started', key, now: now() })).find(
      one => one.key === key,
    )
    if (!begun) continue
    const isTakenBack = begun.isUndone && begun.itemId !== undefined
    const outcome = await (isTakenBack ? takeBack(begun) : add(begun))
    await change({ type: 'attempt-ended', key, outcome, now: now() })
  }
}

/** Returns the result of undoing an entry that may have been sent. */
async function judgeUndo(
  { read }: QueueDependencies,
  change: Change,
  key: string,
): Promise<UndoOutcome> {
  const entry = (await read()).find(one => one.key === key)
  // Outcome unknown: the item is removed as soon as it is known to exist.
  if (!entry || entry.itemId === undefined) return { kind: 'undone' }
  await change({ type: 'undo-failed', key })
  return entry.state === 'stayed'
    ? { kind: 'stays', message: entry.message ?? '' }
    : { kind: 'unreached' }
}
