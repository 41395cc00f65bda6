import type { ItemDraft } from '@registry/shared/contract/items/items'
import { formatDollars } from '@registry/shared/money/format-money'
import type { SavedItem } from '../../messages.ts'

/** Converts a saved item for display in the popup. */
export function toSavedItem(item: ItemDraft, image: string): SavedItem {
  return {
    name: item.productName,
    price: formatDollars(item.totalPrice),
    category: item.category,
    picture: image || null,
  }
}
