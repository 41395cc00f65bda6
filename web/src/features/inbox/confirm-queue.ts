import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'

/** How long a confirmation can be taken back before it is sent: on the server it is for good. */
export const UNDO_MS = 10_000

/** A gift that the owner said has arrived, until the server knows. */
export interface Confirmation {
  contribution: ContributionDetail
  state: 'waiting' | 'sending' | 'failed'
  /** When it is sent, by the clock. */
  dueAt: number
  /** What was confirmed together has the same. */
  batch: number
}

interface QueueParts {
  clock: { now: () => number; after: (ms: number, callback: () => void) => void }
  /** Tells the server of all at once; gives the ids of those that it did not take. */
  send: (ids: string[]) => Promise<ReadonlySet<string>>
  /** The server knows of them now. */
  onDone: (ids: string[]) => Promise<void>
  onFailed: () => void
  onChange: (confirmations: readonly Confirmation[]) => void
}

export type ConfirmQueue = ReturnType<typeof createConfirmQueue>

/**
 * Confirmations that can be undone for ten seconds. What was confirmed together is sent together.
 * It outlives the pages that show it.
 */
export function createConfirmQueue({ clock, send, onDone, onFailed, onChange }: QueueParts) {
  let all: readonly Confirmation[] = []
  let batches = 0
  const listeners = new Set<() => void>()

  const set = (next: readonly Confirmation[]) => {
    all = next
    onChange(all)
    for (const listener of listeners) listener()
  }
  const without = (ids: ReadonlySet<string>) =>
    all.filter(({ contribution }) => !ids.has(contribution.id))
  const move = (ids: ReadonlySet<string>, state: Confirmation['state']) =>
    set(all.map(entry => (ids.has(entry.contribution.id) ? { ...entry, state } : entry)))
  const waiting = () => all.filter(({ state }) => state === 'waiting')

  const deliver = async (entries: readonly Confirmation[]) => {
    const ids = entries.map(({ contribution }) => contribution.id)
    if (ids.length === 0) return
    move(new Set(ids), 'sending')
    const refused = await send(ids).catch((): ReadonlySet<string> => new Set(ids))
    const done = ids.filter(id => !refused.has(id))
    // The lists learn of it first, so that no row is open again in between.
    if (done.length > 0) await onDone(done)
    set(without(new Set(done)))
    if (refused.size === 0) return
    move(refused, 'failed')
    onFailed()
  }

  return {
    get: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (contributions: readonly ContributionDetail[]) => {
      batches += 1
      const batch = batches
      const dueAt = clock.now() + UNDO_MS
      const rest = without(new Set(contributions.map(({ id }) => id)))
      set([
        ...rest,
        ...contributions.map(contribution => ({
          contribution,
          state: 'waiting' as const,
          dueAt,
          batch,
        })),
      ])
      clock.after(UNDO_MS, () => void deliver(waiting().filter(entry => entry.batch === batch)))
    },
    /** Takes back what was not sent yet. */
    undo: (ids: readonly string[]) => {
      const asked = new Set(ids)
      set(
        all.filter(({ contribution, state }) => state !== 'waiting' || !asked.has(contribution.id)),
      )
    },
    /** Sends again what did not reach the server. */
    retry: (id: string) =>
      deliver(
        all.filter(({ contribution, state }) => contribution.id === id && state === 'failed'),
      ),
    /** Sends now whatever waits. */
    flush: () => deliver(waiting()),
    /** Forgets everything: somebody else is signed in. */
    clear: () => set([]),
  }
}
