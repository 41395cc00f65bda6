import * as z from 'zod/mini'
import { ownerDraft } from '../../../lib/storage/owner-draft.ts'
import { productPage } from './item-form-schema.ts'

const fields = z.object({
  productName: z.string(),
  productUrl: z.string(),
  category: z.string(),
  thumbnailUrl: z.optional(z.nullable(z.string())),
  productDescription: z.optional(z.string()),
  acceptsPhysicalDonations: z.optional(z.boolean()),
  totalPrice: z.string(),
  quantity: z._default(z.string(), '1'),
  page: z.optional(productPage),
})

/**
 * Typed values, for an existing item with the values that the edits started from, for a new item with the URL that its
 * form was opened for.
 */
const typed = z.extend(fields, {
  base: z.optional(z.partial(fields)),
  openedFor: z.optional(z.string()),
})

/** Storage for the unsaved form of an item, or of a `new` one. */
export function itemDraftStorage(userId: string, itemId: string | 'new') {
  return ownerDraft(userId, `item:${itemId}`, typed)
}

export type ItemDraftStorage = ReturnType<typeof itemDraftStorage>
