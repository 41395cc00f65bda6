import * as z from 'zod/mini'
import { UNDO_MS } from '../../config.ts'
import type { ExtractionResult } from '../../messages.ts'
import type { QueueEntry } from '../../queue/queue-entry.ts'
import { draft } from '../draft.ts'
import { toItemDraft } from './to-item-draft.ts'
import { toSavedItem } from './to-saved-item.ts'

/** Queue and account for the lookup of a recent save. */
export interface QueueSnapshot {
  entries: readonly QueueEntry[]
  /** Id of the connected owner, or of the last one after the session ended. */
  owner: string | undefined
  now: number
}

/**
 * Returns 'saved' instead of a product that is in the queue and can still be undone: the popup shows Undo
 * as if it had not been closed, and the product is not saved twice by mistake.
 */
export function restoreRecentSave(
  reading: ExtractionResult,
  { entries, owner, now }: QueueSnapshot,
): ExtractionResult {
  if (reading.kind !== 'product') return reading
  const { productUrl } = reading.draft
  const isIt = (entry: QueueEntry) => entry.owner === owner && entry.draft.productUrl === productUrl
  const entry = entries.findLast(one => isIt(one) && isUndoable(one, now))
  const kept = z.safeParse(draft, entry?.draft)
  const checked = kept.success && toItemDraft(kept.data)
  if (!entry || !checked) return reading
  if (!checked.ok) return reading
  return {
    kind: 'saved',
    key: entry.key,
    item: toSavedItem(checked.item, kept.data.thumbnailUrl),
    draft: kept.data,
    undoMs: Math.max(0, entry.addedAt + UNDO_MS - now),
  }
}

function isUndoable({ state, isUndone, addedAt }: QueueEntry, now: number): boolean {
  if (isUndone || state === 'refused' || state === 'stayed') return false
  return state !== 'sent' || now - addedAt < UNDO_MS
}
