import * as z from 'zod/mini'
import { ownerDraft, storedOwnerDrafts } from '../../../lib/storage/owner-draft.ts'
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
 * form was opened for and the seed of its idempotency keys.
 */
const typed = z.extend(fields, {
  base: z.optional(z.partial(fields)),
  openedFor: z.optional(z.string()),
  keySeed: z.optional(z.string()),
})
export type ItemDraft = z.output<typeof typed>

/** Storage for the unsaved form of an item. */
export function itemDraftStorage(userId: string, itemId: string) {
  return ownerDraft(userId, `item:${itemId}`, typed)
}

const NEW = 'item:new'

/**
 * Storage for the unsaved form of a new item, opened with a link or without: of the draft with this link, or of any
 * draft without a link. Otherwise a new key; drafts of other products persist until they are saved.
 */
export function newItemDraftStorage(userId: string, link: string): ItemDraftStorage {
  const stored = storedOwnerDrafts(userId, NEW)
  for (const name of stored) {
    const storage = ownerDraft(userId, name, typed)
    const draft = storage.read()
    if (draft && (link === '' || [draft.openedFor, draft.productUrl].includes(link))) return storage
  }
  let name = NEW
  for (let count = 2; stored.includes(name); count += 1) name = `${NEW}:${count}`
  return ownerDraft(userId, name, typed)
}

export type ItemDraftStorage = ReturnType<typeof itemDraftStorage>
