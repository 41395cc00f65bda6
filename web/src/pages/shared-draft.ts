import { isHttpUrl } from '@registry/shared/contract/fields'
import type { ItemDraft, OwnerItem } from '@registry/shared/contract/items'
import type { FoundProduct } from '@registry/shared/contract/product-lookups'
import { centsFromDollars, ZERO } from '@registry/shared/money/money'
import { fieldsToCheck } from '../features/product-lookups/fields-to-check.ts'
import { toFormValues } from '../features/product-lookups/to-form-values.ts'
import type { ShownProduct } from '../features/shared-product/share-state.ts'

const NAME_MAX = 300
const DESCRIPTION_MAX = 5000
const PICTURES_MAX = 20

/**
 * The item that a shared product becomes, with what the item form would fill in. A price that the page
 * does not say in Singapore dollars is 0, as the specification has it.
 */
export function draftOfShared(found: FoundProduct): ItemDraft {
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
  }
}

/** An item that was added from what was read, and what of that wants a look. */
export function shownAdded(item: OwnerItem, found: FoundProduct): ShownProduct {
  const { notes } = toFormValues(found)
  return {
    ...shownItem(item),
    picture: item.thumbnailUrl ?? found.images.find(isHttpUrl) ?? null,
    priceNote: notes.totalPrice?.text,
    toCheck: fieldsToCheck({ notes }),
  }
}

/** An item of the registry as the page of a share shows it. */
export function shownItem(item: OwnerItem): ShownProduct {
  const { productName, productUrl, category, totalPrice, thumbnailUrl } = item
  return { productName, productUrl, category, totalPrice, picture: thumbnailUrl }
}

/** No half of a character stays at the end. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
