import * as z from 'zod/mini'
import type { Reading } from '../messages.ts'
import type { QueueEntry } from '../queue/queue-entry.ts'
import { draft } from './draft.ts'
import { toItemDraft } from './to-item-draft.ts'
import { toSavedItem } from './to-saved-item.ts'
import { UNDO_MS } from './undo-ms.ts'

/** What tells whether a product was saved before. */
export interface Knowing {
  entries: readonly QueueEntry[]
  /** Who is connected, or was before that ended. */
  owner: string | undefined
  now: number
}

/**
 * A reading of a product that was saved a moment ago, or that still waits here: it can be undone as
 * if the popup had never been closed, and is not saved a second time by mistake.
 */
export function savedBefore(reading: Reading, { entries, owner, now }: Knowing): Reading {
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
