import fc from 'fast-check'
import { createQueue, type Queue, type QueueDependencies } from '../queue/create-queue.ts'
import type { QueueEntry } from '../queue/queue-entry.ts'
import type { Outcome } from '../queue/queue-reducer.ts'
import { OWNER } from './queue-entry.ts'

/** Outcome of sending while offline. */
export const offline = { kind: 'waits', because: 'offline', isUncertain: true } as const
/** Outcome of an undo that comes too late. */
export const TOO_LATE: Outcome = { kind: 'stays', message: 'Too late.' }

/** Faults of the connection, the registry or the device. */
export const fault = fc.constantFrom(
  'ok',
  'not-sent',
  'answer-lost',
  'busy',
  'signed-out',
  'crash',
  'crash-after',
  'too-late',
)
type Fault = typeof fault extends fc.Arbitrary<infer T> ? T : never

class Crash extends Error {}

/**
 * Simulates a registry with idempotency keys and a device whose storage survives crashes of the
 * background.
 */
export function simulateQueue() {
  let stored: QueueEntry[] = []
  const items = new Map<string, string>()
  const taken = new Set<string>()
  let faults: Fault[] = []
  let now = 0
  let alive = 0

  /** Ends the background: all its later operations fail. */
  const end = () => {
    alive += 1
    throw new Crash()
  }
  const answer = (does: () => Outcome): Outcome => {
    const next = faults.shift() ?? 'ok'
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
    // Removing a removed item succeeds at any time.
    if (faults.at(-1) === 'too-late' && !taken.has(itemId)) return TOO_LATE
    taken.add(itemId)
    return { kind: 'taken-back' }
  }
  const start = (): Queue => {
    alive += 1
    const life = alive
    const living = <T>(value: T) => (life === alive ? value : Promise.reject(new Crash()))
    const parts: QueueDependencies = {
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
    injectFaults: (next: Fault[]) => {
      faults = [...next]
    },
    advanceClock: (ms: number) => {
      now += ms
    },
    /** Keys of the items on the registry. */
    listed: () => [...items].filter(([, id]) => !taken.has(id)).map(([key]) => key),
  }
}
