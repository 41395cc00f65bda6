import * as z from 'zod/mini'
import { UNDO_MS } from '../../config.ts'
import type { ExtractionResult } from '../../messages.ts'
import type { QueueEntry } from '../../queue/queue-entry.ts'
import { type Draft, draft } from '../draft.ts'
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
  const own = entries.filter(entry => entry.owner === owner && isUndoable(entry, now))
  const saved = own.map(entry => ({ entry, draft: z.safeParse(draft, entry.draft).data }))
  const last = saved.findLast(one => one.draft && isSameVariant(one.draft, reading.draft))
  if (!last?.draft) return reading
  const checked = toItemDraft(last.draft)
  if (!checked.ok) return reading
  const { entry } = last
  return {
    kind: 'saved',
    key: entry.key,
    item: toSavedItem(checked.item, last.draft.thumbnailUrl),
    draft: last.draft,
    undoMs: Math.max(0, entry.addedAt + UNDO_MS - now),
  }
}

/**
 * True if both drafts are of one URL and their pages state the same: the URL can stay when another variant is
 * selected. The owner may have edited the name, or converted the price to another currency.
 */
function isSameVariant(saved: Draft, page: Draft): boolean {
  const isSame = (one = '', other = '') => one === '' || other === '' || one === other
  return (
    saved.productUrl === page.productUrl &&
    isSame(saved.gtin, page.gtin) &&
    (isSame(saved.pictures[0], page.pictures[0]) || isWithoutSomeImages(saved, page)) &&
    (saved.currency !== page.currency || isSame(saved.priceNow, page.priceNow))
  )
}

/** True if only images are missing in the saved draft, in the same order: those that the popup could not show. */
function isWithoutSomeImages(saved: Draft, page: Draft): boolean {
  const common = page.pictures.filter(image => saved.pictures.includes(image))
  return common.length > 0 && common.join(' ') === saved.pictures.join(' ')
}

function isUndoable({ state, isUndone, addedAt }: QueueEntry, now: number): boolean {
  if (isUndone || state === 'refused' || state === 'stayed') return false
  return state !== 'sent' || now - addedAt < UNDO_MS
}
