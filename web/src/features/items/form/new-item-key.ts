import type { ItemDraft } from '@registry/shared/contract/items/items'
import * as z from 'zod/mini'
import { newKeySeed, seededIdempotencyKey } from '../../../lib/api-client/idempotency-key.ts'
import { signedInUserId } from '../../../lib/session/owner-session.ts'
import { ownerDraft } from '../../../lib/storage/owner-draft.ts'

/** Stores a random text for the last deletion in this tab. */
const lastDeletion = () => ownerDraft(signedInUserId() ?? '', 'deletion', z.string())

/**
 * Returns the idempotency key of a new item. A retry has the same key, unless an item was deleted meanwhile: it may be
 * the one that the first request added, whose response the server would replay.
 */
export function newItemKey(draft: ItemDraft, seed: string): string {
  return seededIdempotencyKey(JSON.stringify(draft) + (lastDeletion().read() ?? ''), seed)
}

/** Changes the idempotency keys of new items. Call after a deletion. */
export function renewNewItemKeys(): void {
  lastDeletion().write(newKeySeed())
}
