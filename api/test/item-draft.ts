import { cents } from '@registry/shared/money/money'

/** A new item with the required fields only. */
export const itemDraft = {
  productName: 'Moon night light',
  productUrl: 'https://shop.example/moon',
  category: 'Nursery Decor & Lighting',
  totalPrice: cents(3_990),
}
