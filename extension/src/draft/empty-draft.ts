import type { Draft } from './draft.ts'

/** A draft that the owner fills alone, of the product at a link (which may be empty). */
export function emptyDraft(key: string, productUrl: string): Draft {
  return {
    key,
    productUrl,
    productName: '',
    totalPrice: '',
    currency: 'SGD',
    category: 'Other',
    quantity: 1,
    note: '',
    description: '',
    thumbnailUrl: '',
    pictures: [],
    shop: '',
    check: [],
    priceBefore: '',
    priceNow: '',
  }
}
