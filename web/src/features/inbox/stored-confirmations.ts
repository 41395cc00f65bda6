import * as z from 'zod/mini'
import { keptTexts } from '../../lib/kept-texts.ts'
import type { Confirmation } from './confirm-queue.ts'

const KEY = 'confirmations'
const storedConfirmations = z.array(
  z.object({ userId: z.string(), id: z.string(), dueAt: z.number() }),
)
type StoredConfirmation = z.output<typeof storedConfirmations>[number]

function read(): StoredConfirmation[] {
  try {
    return z.parse(storedConfirmations, JSON.parse(keptTexts.get(KEY) ?? '[]'))
  } catch {
    // Not ours, or of a version to come: nothing that could be sent.
    return []
  }
}

function write(entries: StoredConfirmation[]): void {
  if (entries.length === 0) keptTexts.remove(KEY)
  else keptTexts.set(KEY, JSON.stringify(entries))
}

/**
 * Keeps what this page has still to send, for the case that it ends in between. Other tabs keep theirs
 * in the same place, so each takes out only what it has put in: `before`.
 */
export function storeConfirmations(
  userId: string,
  before: ReadonlySet<string>,
  confirmations: readonly Confirmation[],
): ReadonlySet<string> {
  const pending = confirmations.filter(({ state }) => state !== 'failed')
  const others = read().filter(({ id }) => !before.has(id))
  write([
    ...others,
    ...pending.map(({ contribution, dueAt }) => ({ userId, id: contribution.id, dueAt })),
  ])
  return new Set(pending.map(({ contribution }) => contribution.id))
}

/** What somebody confirmed on a page that is gone: their time to undo it is over. */
export function overdueConfirmations(userId: string, now: number): string[] {
  return read()
    .filter(entry => entry.userId === userId && entry.dueAt < now)
    .map(({ id }) => id)
}

/** They have reached the server. */
export function removeStoredConfirmations(ids: readonly string[]): void {
  write(read().filter(({ id }) => !ids.includes(id)))
}
