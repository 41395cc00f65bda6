import { foundProduct } from '@registry/shared/contract/items/product-lookups'
import * as z from 'zod/mini'
import { ownerDraft } from '../../../lib/storage/owner-draft.ts'
import { shareOutcome } from './share-state.ts'

const storedShare = z.object({
  /** The scraped product; a retry must send the identical request. */
  found: z.optional(foundProduct),
  /** Idempotency key of the request that adds the item; present once it may have been sent. */
  key: z.optional(z.string()),
  outcome: z.optional(shareOutcome),
})
export type StoredShare = z.output<typeof storedShare>

/** Session storage of one share. A reload resumes it without adding the item twice. */
export function shareStorage(userId: string, shareId: string) {
  return ownerDraft(userId, `share:${shareId}`, storedShare)
}
export type ShareStorage = ReturnType<typeof shareStorage>
