import { itemDraft } from '@registry/shared/contract/items'
import type { OwnProduct } from '@registry/shared/contract/quick-add'
import * as z from 'zod/mini'
import type { QueueEntry } from './queue-entry.ts'

/** By how much the clocks of a device and of the registry may differ. */
const CLOCKS_DIFFER_MS = 15 * 60_000

/** Whether an item is what an entry would add, and came when the entry may have been added. */
export function wasAddedBefore({ item, addedAt }: QueueEntry, product: OwnProduct): boolean {
  const draft = z.safeDecode(itemDraft, item as never).data
  return (
    draft !== undefined &&
    product.productName === draft.productName &&
    product.productUrl === draft.productUrl &&
    product.totalPrice === draft.totalPrice &&
    Date.parse(product.createdAt) >= addedAt - CLOCKS_DIFFER_MS
  )
}
