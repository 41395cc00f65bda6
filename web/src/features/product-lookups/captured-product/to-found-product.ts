import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import { toMajor } from '@registry/shared/money/to-minor'
import type { CapturedProduct } from '@registry/shared/page-capture/captured-product'
import { CERTAIN, type ExtractedPrice } from '@registry/shared/retailers/product'

const FIELD_NAMES: Record<string, string> = { name: 'productName', image: 'images' }

/** Converts a product that was captured in the owner's browser to the result of a lookup. */
export function toFoundProduct(product: CapturedProduct): FoundProduct {
  const { price, originalPrice, otherPrice = null } = product
  const currency = price?.currency ?? null
  return {
    productName: product.name ?? '',
    price: amountOf(price),
    currency,
    originalPrice: originalPrice?.currency === currency ? amountOf(originalPrice) : null,
    otherPrice: otherPrice?.currency === currency ? amountOf(otherPrice) : null,
    description: product.description ?? '',
    category: product.category,
    gtin: product.gtin,
    images: product.images,
    sourceUrl: product.canonicalUrl,
    retailer: null,
    uncertain: Object.entries(product.confidence)
      .filter(([, confidence]) => confidence < CERTAIN)
      .map(([field]) => FIELD_NAMES[field] ?? field),
  }
}

const amountOf = (price: ExtractedPrice | null) => price && toMajor(price.minor, price.currency)
