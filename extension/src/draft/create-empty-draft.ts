import { NO_CATEGORY } from '@registry/shared/categories/no-category'
import type { Draft } from './draft.ts'

/** Creates a draft without extracted data. The URL may be empty. */
export function createEmptyDraft(key: string, productUrl: string): Draft {
  return {
    key,
    productUrl,
    productName: '',
    totalPrice: '',
    currency: 'SGD',
    category: NO_CATEGORY,
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
