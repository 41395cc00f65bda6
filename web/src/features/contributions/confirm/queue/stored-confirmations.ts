import * as z from 'zod/mini'
import { safeStorage } from '../../../../lib/storage/safe-storage.ts'
import type { Confirmation } from './confirm-queue.ts'

const KEY = 'confirmations'
const storedConfirmations = z.array(
  z.object({ userId: z.string(), id: z.string(), dueAt: z.number() }),
)
type StoredConfirmation = z.output<typeof storedConfirmations>[number]

function read(): StoredConfirmation[] {
  try {
    return z.parse(storedConfirmations, JSON.parse(safeStorage.get(KEY) ?? '[]'))
  } catch {
    // Written by another version, or corrupt: send none of them.
    return []
  }
}

function write(entries: StoredConfirmation[]): void {
  if (entries.length === 0) safeStorage.remove(KEY)
  else safeStorage.set(KEY, JSON.stringify(entries))
}

/**
 * Stores this page's pending confirmations, to be sent later if the page is closed, and those that failed while it is
 * hidden, because the browser may discard it before the owner returns. Other tabs store theirs under the same key, so
 * only the ids in `before`, written by this page, are replaced.
 */
export function storeConfirmations(
  userId: string,
  before: ReadonlySet<string>,
  confirmations: readonly Confirmation[],
): ReadonlySet<string> {
  const isHidden = document.visibilityState === 'hidden'
  const pending = confirmations.filter(
    ({ state, contribution }) => state !== 'failed' || (isHidden && before.has(contribution.id)),
  )
  const others = read().filter(({ id }) => !before.has(id))
  write([
    ...others,
    ...pending.map(({ contribution, dueAt }) => ({ userId, id: contribution.id, dueAt })),
  ])
  return new Set(pending.map(({ contribution }) => contribution.id))
}

/** Returns confirmations of a closed page whose undo period is over. */
export function overdueConfirmations(userId: string, now: number): string[] {
  return read()
    .filter(entry => entry.userId === userId && entry.dueAt <= now)
    .map(({ id }) => id)
}

/** Returns the end of the last undo period of the stored confirmations; 0 without any. */
export function lastDueAt(userId: string): number {
  const own = read().filter(entry => entry.userId === userId)
  return Math.max(0, ...own.map(({ dueAt }) => dueAt))
}

/** Removes confirmations that the server has stored. */
export function removeStoredConfirmations(ids: readonly string[]): void {
  write(read().filter(({ id }) => !ids.includes(id)))
}
