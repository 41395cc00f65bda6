import { createTurns } from '../create-turns.ts'
import { nextQueue, type Outcome, type QueueEvent } from './next-queue.ts'
import { QUEUE_MAX, type QueueEntry } from './queue-entry.ts'
import { nextDue } from './queue-outlook.ts'

export interface QueueParts {
  read: () => Promise<QueueEntry[]>
  write: (entries: QueueEntry[]) => Promise<void>
  /** Who is connected, undefined when nobody is. */
  owner: () => Promise<string | undefined>
  add: (entry: QueueEntry) => Promise<Outcome>
  takeBack: (entry: QueueEntry) => Promise<Outcome>
  now: () => number
  newKey: () => string
}

export interface Queue {
  /** Keeps an entry until the registry has it. */
  add: (entry: QueueEntry) => Promise<Keeping>
  /** Takes an entry back wherever it is by now. */
  undo: (key: string) => Promise<Undoing>
  forget: (key: string) => Promise<void>
  /** Sends what is due; what is not too, when it is hurried. One at a time, however often it is called. */
  send: (options?: { isHurried: boolean }) => Promise<void>
  /** To be called once when the background starts, before anything else. */
  revive: () => Promise<void>
}

/** Whether an entry was kept: `sent` when another product may have been sent under its key. */
export type Keeping = { kind: 'kept'; key: string } | { kind: 'full' | 'sent' }

/** What became of an undo: `unknown` when there was no such entry. */
export type Undoing =
  | { kind: 'undone' | 'unknown' | 'unreached' }
  | { kind: 'stays'; message: string }

/**
 * The queue over its storage. The state is written before and after each step and a key never
 * changes: whenever the background ends, the next one goes on without losing or doubling anything.
 */
export function createQueue(parts: QueueParts): Queue {
  const inTurn = createTurns()
  const change: Change = event =>
    inTurn(async () => {
      const before = await parts.read()
      const entries = nextQueue(before, event)
      const isNew = JSON.stringify(entries) !== JSON.stringify(before)
      // Who starts is to see what there is and when to wake, changed or not: clocks are set back.
      if (isNew || event.type === 'revived') await parts.write(entries)
      return entries
    })
  const attempts = createTurns()
  const send: Queue['send'] = async options => {
    if (options?.isHurried) await change({ type: 'hurried', now: parts.now() })
    await attempts(() => sendDue(parts, change))
  }
  return {
    send,
    add: entry => inTurn(() => keep(parts, entry)),
    undo: async key => {
      const before = (await inTurn(parts.read)).find(entry => entry.key === key)
      if (!before) return { kind: 'unknown' }
      const after = await change({ type: 'undone', key, now: parts.now() })
      if (after.every(entry => entry.key !== key)) return { kind: 'undone' }
      await send()
      return judgeUndo(parts, change, key)
    },
    forget: async key => {
      await change({ type: 'forgotten', key })
    },
    revive: async () => {
      await change({ type: 'revived', now: parts.now() })
    },
  }
}

type Change = (event: QueueEvent) => Promise<QueueEntry[]>

async function keep({ read, write, newKey }: QueueParts, entry: QueueEntry): Promise<Keeping> {
  const before = await read()
  const known = before.find(({ key }) => key === entry.key)
  const open = before.filter(({ state }) => state !== 'sent')
  if (!known && open.length >= QUEUE_MAX) return { kind: 'full' }
  const freshKey = newKey()
  const entries = nextQueue(before, { type: 'added', entry, freshKey })
  await write(entries)
  const kept = entries.find(
    ({ key }) => key === (known?.state === 'refused' ? freshKey : entry.key),
  )
  const isIt = kept !== undefined && JSON.stringify(kept.item) === JSON.stringify(entry.item)
  return isIt ? { kind: 'kept', key: kept.key } : { kind: 'sent' }
}

async function sendDue({ add, takeBack, owner, now, read }: QueueParts, change: Change) {
  // Nothing else is being sent: what says so was, when the device would not note down how it ended.
  await change({ type: 'revived', now: now() })
  await change({ type: 'aged', now: now() })
  for (;;) {
    const connected = await owner()
    await change({ type: 'connected', owner: connected })
    const due = connected && nextDue(await read(), connected, now())
    if (!due) return
    const { key } = due
    const begun = (await change({ type: 'begun', key, now: now() })).find(one => one.key === key)
    if (!begun) continue
    const isTakenBack = begun.isUndone && begun.itemId !== undefined
    const outcome = await (isTakenBack ? takeBack(begun) : add(begun))
    await change({ type: 'ended', key, outcome, now: now() })
  }
}

/** After an undo of what had left this device. */
async function judgeUndo({ read }: QueueParts, change: Change, key: string): Promise<Undoing> {
  const entry = (await read()).find(one => one.key === key)
  // Sent without an answer: it is taken back as soon as that is known.
  if (!entry || entry.itemId === undefined) return { kind: 'undone' }
  await change({ type: 'undo-failed', key })
  return entry.state === 'stayed'
    ? { kind: 'stays', message: entry.message ?? '' }
    : { kind: 'unreached' }
}
