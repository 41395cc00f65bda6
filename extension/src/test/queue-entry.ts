import { toDraft } from '../draft/to-draft.ts'
import type { QueueEntry } from '../queue/queue-entry.ts'
import { captured } from './captured.ts'

export const OWNER = 'owner-1'

/** A cot that waits to be sent, but for what a test says otherwise. */
export function entryOf(key: string, differences: Partial<QueueEntry> = {}): QueueEntry {
  return {
    key,
    owner: OWNER,
    name: 'Foldable Baby Cot',
    draft: toDraft(captured(), key.padEnd(16, '-')),
    item: {},
    state: 'waiting',
    tries: 0,
    addedAt: 0,
    nextTryAt: 0,
    isUndone: false,
    ...differences,
  }
}
