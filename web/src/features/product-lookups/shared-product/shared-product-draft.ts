import { isHttpUrl } from '@registry/shared/contract/fields'
import type { ItemDraft, OwnerItem } from '@registry/shared/contract/items/items'
import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import { centsFromDollars, ZERO } from '@registry/shared/money/money'
import { fieldsToCheck } from '../form-values/fields-to-check.ts'
import { toFormValues } from '../form-values/to-form-values.ts'
import type { ShownProduct } from './share-state.ts'

const NAME_MAX = 300
const DESCRIPTION_MAX = 5000
const PICTURES_MAX = 20

/**
 * Creates an item draft from a shared product, with the values that the item form would use. A price
 * that is not in Singapore dollars becomes 0, as specified.
 */
export function toSharedItemDraft(found: FoundProduct): ItemDraft {
  const { values, images } = toFormValues(found)
  const usable = images.filter(isHttpUrl)
  return {
    productName: cut(values.productName, NAME_MAX),
    productUrl: values.productUrl,
    category: values.category,
    totalPrice: centsFromDollars(Number(values.totalPrice)) ?? ZERO,
    productDescription: cut(values.productDescription, DESCRIPTION_MAX),
    acceptsPhysicalDonations: false,
    thumbnailUrl: usable[0] ?? null,
    scrapedImages: usable.slice(0, PICTURES_MAX).map(url => ({ url })),
    gtin: found.gtin ?? undefined,
  }
}

/** Converts an added item for display, with the extracted fields that need a check. */
export function toShownAddedProduct(item: OwnerItem, found: FoundProduct): ShownProduct {
  const { notes } = toFormValues(found)
  return {
    ...toShownProduct(item),
    picture: item.thumbnailUrl ?? found.images.find(isHttpUrl) ?? null,
    priceNote: notes.totalPrice?.text,
    toCheck: fieldsToCheck({ notes }),
  }
}

/** Converts an item for display on the share page. */
export function toShownProduct(item: OwnerItem): ShownProduct {
  const { productName, productUrl, category, totalPrice, thumbnailUrl } = item
  return { productName, productUrl, category, totalPrice, picture: thumbnailUrl }
}

/** Truncates a text without splitting a surrogate pair. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
