import fc from 'fast-check'
import { createQueue, type Queue, type QueueParts } from '../queue/create-queue.ts'
import type { Outcome } from '../queue/next-queue.ts'
import type { QueueEntry } from '../queue/queue-entry.ts'
import { OWNER } from './queue-entry.ts'

/** What sending comes to without a line. */
export const offline = { kind: 'waits', because: 'offline', isUncertain: true } as const
/** What taking back comes to once it may not be. */
export const TOO_LATE: Outcome = { kind: 'stays', message: 'Too late.' }

/** How the line, the registry or the device fails. */
export const mishap = fc.constantFrom(
  'ok',
  'not-sent',
  'answer-lost',
  'busy',
  'signed-out',
  'crash',
  'crash-after',
  'too-late',
)
type Mishap = typeof mishap extends fc.Arbitrary<infer T> ? T : never

class Crash extends Error {}

/** A registry that counts a key once, and a device whose storage outlives its background. */
export function world() {
  let stored: QueueEntry[] = []
  const items = new Map<string, string>()
  const taken = new Set<string>()
  let mishaps: Mishap[] = []
  let now = 0
  let alive = 0

  /** Nothing of a background that has ended comes to anything. */
  const end = () => {
    alive += 1
    throw new Crash()
  }
  const answer = (does: () => Outcome): Outcome => {
    const next = mishaps.shift() ?? 'ok'
    if (next === 'not-sent') return offline
    if (next === 'busy') return { kind: 'waits', because: 'busy', isUncertain: true }
    if (next === 'signed-out') return { kind: 'waits', because: 'signed-out', isUncertain: false }
    if (next === 'crash') end()
    const outcome = does()
    if (next === 'crash-after') end()
    return next === 'answer-lost' ? offline : outcome
  }
  const add = ({ key }: QueueEntry) => {
    const itemId = items.get(key) ?? `item-of-${key}`
    items.set(key, itemId)
    return { kind: 'added', itemId } as const
  }
  const takeBack = (itemId: string): Outcome => {
    // What is gone is gone, however late that is asked for.
    if (mishaps.at(-1) === 'too-late' && !taken.has(itemId)) return TOO_LATE
    taken.add(itemId)
    return { kind: 'taken-back' }
  }
  const start = (): Queue => {
    alive += 1
    const life = alive
    const living = <T>(value: T) => (life === alive ? value : Promise.reject(new Crash()))
    const parts: QueueParts = {
      read: async () => living(structuredClone(stored)),
      write: async entries => {
        await living(undefined)
        stored = structuredClone(entries)
      },
      owner: async () => OWNER,
      add: async entry => answer(() => add(entry)),
      takeBack: async ({ itemId = '' }) => answer(() => takeBack(itemId)),
      now: () => now,
      newKey: () => 'fresh',
    }
    return createQueue(parts)
  }
  return {
    start,
    stored: () => stored,
    suffer: (next: Mishap[]) => {
      mishaps = [...next]
    },
    pass: (ms: number) => {
      now += ms
    },
    /** How often each key counts on the registry. */
    listed: () => [...items].filter(([, id]) => !taken.has(id)).map(([key]) => key),
  }
}
