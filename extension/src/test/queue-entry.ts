import { capturedExample } from '../../../shared/test/captured-example.ts'
import { toDraft } from '../draft/extraction/to-draft.ts'
import type { QueueEntry } from '../queue/queue-entry.ts'

export const OWNER = 'owner-1'

/** A waiting queue entry with optional changes. */
export function entryOf(key: string, differences: Partial<QueueEntry> = {}): QueueEntry {
  return {
    key,
    owner: OWNER,
    name: 'Foldable Baby Cot',
    draft: toDraft(capturedExample(), key.padEnd(16, '-')),
    item: {},
    state: 'waiting',
    tries: 0,
    addedAt: 0,
    nextTryAt: 0,
    isUndone: false,
    ...differences,
  }
}
