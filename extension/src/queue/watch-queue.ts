import { createEmptyDraft } from '../draft/create-empty-draft.ts'
import type { Draft } from '../draft/draft.ts'
import { watchStorage } from '../watch-storage.ts'
import type { QueueEntry } from './queue-entry.ts'

const QUEUE_KEY = 'queue'

/** A queue entry as the extension's pages see it. */
export type QueueEntryView = Pick<
  QueueEntry,
  'key' | 'name' | 'state' | 'because' | 'tries' | 'nextTryAt' | 'itemId' | 'message' | 'fields'
> & { draft: Draft }

/**
 * Calls back with the queue now and after each change, oldest entry first; sent entries are included for
 * a minute. Returns the unsubscribe function.
 */
export function watchQueue(onQueue: (entries: readonly QueueEntryView[]) => void): () => void {
  return watchStorage('local', QUEUE_KEY, kept => onQueue(seen(kept)))
}

/** Only the background writes the queue, so the entries are valid. */
function seen(kept: unknown): QueueEntryView[] {
  const entries: QueueEntry[] = Array.isArray(kept) ? kept : []
  return entries
    .filter(({ isUndone }) => !isUndone)
    .map(entry => ({ ...entry, draft: { ...createEmptyDraft(entry.key, ''), ...entry.draft } }))
}
