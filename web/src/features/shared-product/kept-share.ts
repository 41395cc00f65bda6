import { foundProduct } from '@registry/shared/contract/product-lookups'
import * as z from 'zod/mini'
import { ownerDraft } from '../../lib/owner-draft.ts'
import { shareOutcome } from './share-state.ts'

const keptShare = z.object({
  /** The scraped product; a retry must send the identical request. */
  found: z.optional(foundProduct),
  /** Idempotency key of the request that adds the item; present once it may have been sent. */
  key: z.optional(z.string()),
  outcome: z.optional(shareOutcome),
})
export type KeptShare = z.output<typeof keptShare>

/** Session storage of one share. A reload resumes it without adding the item twice. */
export function keptShareStorage(userId: string, shareId: string) {
  return ownerDraft(userId, `share:${shareId}`, keptShare)
}
export type KeptShareStorage = ReturnType<typeof keptShareStorage>
