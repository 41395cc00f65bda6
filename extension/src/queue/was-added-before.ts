import { itemDraft } from '@registry/shared/contract/items/items'
import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import * as z from 'zod/mini'
import type { QueueEntry } from './queue-entry.ts'

/** Maximum clock skew in ms between a device and the registry. */
const MAX_CLOCK_SKEW_MS = 15 * 60_000

/** Returns whether an item equals the entry's and was created after the entry. */
export function wasAddedBefore({ item, addedAt }: QueueEntry, product: OwnProduct): boolean {
  const draft = z.safeDecode(itemDraft, item as never).data
  return (
    draft !== undefined &&
    product.productName === draft.productName &&
    product.productUrl === draft.productUrl &&
    product.totalPrice === draft.totalPrice &&
    Date.parse(product.createdAt) >= addedAt - MAX_CLOCK_SKEW_MS
  )
}
