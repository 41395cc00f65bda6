import type { Draft } from '../draft/draft.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import { watchKept } from '../watch-kept.ts'
import type { QueueEntry } from './queue-entry.ts'

const QUEUE_KEY = 'queue'

/** What a page of the extension sees of an entry. */
export type SeenEntry = Pick<
  QueueEntry,
  'key' | 'name' | 'state' | 'because' | 'tries' | 'nextTryAt' | 'itemId' | 'message' | 'fields'
> & { draft: Draft }

/**
 * Tells of the queue now and whenever it changes, oldest entry first: what waits, what was refused,
 * and for a minute what was sent. Gives the function that ends it.
 */
export function watchQueue(onQueue: (entries: readonly SeenEntry[]) => void): () => void {
  return watchKept('local', QUEUE_KEY, kept => onQueue(seen(kept)))
}

/** The background alone writes it, and what it wrote it has checked. */
function seen(kept: unknown): SeenEntry[] {
  const entries: QueueEntry[] = Array.isArray(kept) ? kept : []
  return entries
    .filter(({ isUndone }) => !isUndone)
    .map(entry => ({ ...entry, draft: { ...emptyDraft(entry.key, ''), ...entry.draft } }))
}
