import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'

/** A product that was read completely from its page. */
export const FOUND: FoundProduct = {
  productName: 'Moon night light',
  price: 45.9,
  currency: 'SGD',
  originalPrice: null,
  description: 'A soft light.',
  category: 'Nursery Decor & Lighting',
  images: ['https://shop.example/1.jpg', 'https://shop.example/2.jpg'],
  sourceUrl: 'https://shop.example/moon',
  retailer: null,
  uncertain: [],
}
