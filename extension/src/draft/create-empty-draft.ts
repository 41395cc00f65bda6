import type { Draft } from './draft.ts'

/** Creates a draft without extracted data. The URL may be empty. */
export function createEmptyDraft(key: string, productUrl: string): Draft {
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
