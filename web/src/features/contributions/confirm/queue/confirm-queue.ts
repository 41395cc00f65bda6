import {
  type ContributionDetail,
  VERIFY_MAX,
} from '@registry/shared/contract/contributions/owner-contributions'

/** Delay before a confirmation is sent, during which it can be undone; afterwards it is final. */
export const UNDO_MS = 10_000

/** A contribution that the owner has marked as received, until the server has stored it. */
export interface Confirmation {
  contribution: ContributionDetail
  state: 'waiting' | 'sending' | 'failed'
  /** Unix time in ms at which it is sent. */
  dueAt: number
  /** Shared by contributions that were confirmed together; greater than those of earlier confirmations. */
  batch: number
}

interface QueueParts {
  clock: { now: () => number; after: (ms: number, callback: () => void) => void }
  /** Sends at most `VERIFY_MAX` ids; resolves to those that the server rejected. */
  send: (ids: string[]) => Promise<ReadonlySet<string>>
  /** Called when the server has stored them. */
  onDone: (ids: string[]) => Promise<void>
  onFailed: () => void
  onChange: (confirmations: readonly Confirmation[]) => void
}

/** Splits ids into lists that one request accepts. */
export function splitIntoRequests(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / VERIFY_MAX) }, (_, part) =>
    ids.slice(part * VERIFY_MAX, (part + 1) * VERIFY_MAX),
  )
}

export type ConfirmQueue = ReturnType<typeof createConfirmQueue>

/**
 * Creates a queue that sends confirmations after ten seconds, in which they can be undone.
 * Contributions confirmed together are sent in one request, or in several if they are too many. The queue outlives the
 * pages that render it.
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
  const change = (ids: ReadonlySet<string>, changes: Partial<Confirmation>) =>
    set(all.map(entry => (ids.has(entry.contribution.id) ? { ...entry, ...changes } : entry)))
  const waiting = () => all.filter(({ state }) => state === 'waiting')

  const deliver = async (entries: readonly Confirmation[]) => {
    const ids = entries.map(({ contribution }) => contribution.id)
    // All at once: a page that is being closed sends no later request.
    await Promise.all(splitIntoRequests(ids).map(request))
  }
  const request = async (ids: string[]) => {
    // Due now: if a closing page loses the request, the next page repeats it at once.
    change(new Set(ids), { state: 'sending', dueAt: clock.now() })
    const refused = await send(ids).catch((): ReadonlySet<string> => new Set(ids))
    const done = ids.filter(id => !refused.has(id))
    // Updates the cached lists first, so that no row appears unconfirmed in between.
    if (done.length > 0) await onDone(done)
    set(without(new Set(done)))
    // Another request may have stored them meanwhile.
    if (!all.some(({ contribution }) => refused.has(contribution.id))) return
    change(refused, { state: 'failed' })
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
    /** Removes confirmations that have not been sent yet, or failed. */
    undo: (ids: readonly string[]) => {
      const asked = new Set(ids)
      set(
        all.filter(({ contribution, state }) => state === 'sending' || !asked.has(contribution.id)),
      )
    },
    /** Removes confirmations that another request has stored. */
    remove: (ids: readonly string[]) => set(without(new Set(ids))),
    /** Sends a failed confirmation again. */
    retry: (id: string) =>
      deliver(
        all.filter(({ contribution, state }) => contribution.id === id && state === 'failed'),
      ),
    /** Sends all waiting confirmations immediately. */
    flush: () => deliver(waiting()),
    /** Discards everything, because another user has signed in. */
    clear: () => set([]),
  }
}
