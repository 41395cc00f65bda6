import { foundProduct } from '@registry/shared/contract/product-lookups'
import * as z from 'zod/mini'
import { ownerDraft } from '../../lib/owner-draft.ts'
import { shareOutcome } from './share-state.ts'

const keptShare = z.object({
  /** What was read from the shop's page: sending it again must be the very same request. */
  found: z.optional(foundProduct),
  /** Set once it may have been sent: the same key again adds nothing. */
  key: z.optional(z.string()),
  outcome: z.optional(shareOutcome),
})
export type KeptShare = z.output<typeof keptShare>

/** What this tab remembers of one share, so that a reload goes on where it was and adds nothing twice. */
export function keptShareStorage(userId: string, shareId: string) {
  return ownerDraft(userId, `share:${shareId}`, keptShare)
}
export type KeptShareStorage = ReturnType<typeof keptShareStorage>
