import type { StepMethod } from '@registry/shared/contract/items/product-lookups'
import {
  CERTAIN,
  type ExtractedField,
  type ExtractedProduct,
} from '@registry/shared/retailers/product'

/** A product whose fields may come from several extractions. */
export interface SourcedProduct {
  product: ExtractedProduct & { name: string }
  /** Extraction method of each field. */
  sources: Partial<Record<ExtractedField, StepMethod>>
}

/** Confidence of a price when two confident extractions disagree. */
const CONFLICT_CONFIDENCE = 0.5

const FIELDS = ['name', 'price', 'image', 'description', 'category'] as const

export function sourced(product: SourcedProduct['product'], method: StepMethod): SourcedProduct {
  const found = FIELDS.filter(field => product.rules[field] !== undefined)
  return { product, sources: Object.fromEntries(found.map(field => [field, method])) }
}

/**
 * Merges two extractions of a product. Each field is the earlier one's unless missing or less confident; amount
 * and currency always come from the same extraction. When both are confident of different prices, the more
 * confident one is used with a low confidence.
 */
export function mergeProducts(earlier: SourcedProduct, later: SourcedProduct): SourcedProduct {
  const fromLater = new Set(FIELDS.filter(field => isBetter(field, later, earlier)))
  const of = (field: ExtractedField) => (fromLater.has(field) ? later : earlier)
  const product = {
    ...earlier.product,
    name: of('name').product.name,
    price: of('price').product.price,
    originalPrice: of('price').product.originalPrice,
    otherPrice: of('price').product.otherPrice,
    images: of('image').product.images,
    description: of('description').product.description,
    category: of('category').product.category,
    gtin: earlier.product.gtin ?? later.product.gtin,
    rules: partsOf(field => of(field).product.rules[field]),
    confidence: partsOf(field => of(field).product.confidence[field]),
  }
  if (hasPriceConflict(earlier.product, later.product)) {
    product.confidence.price = CONFLICT_CONFIDENCE
    product.otherPrice = (fromLater.has('price') ? earlier : later).product.price ?? undefined
  }
  const sources = partsOf(field => of(field).sources[field])
  return { product: { ...product, status: isComplete(product) ? 'ok' : 'partial' }, sources }
}

function isBetter(field: ExtractedField, later: SourcedProduct, earlier: SourcedProduct): boolean {
  return confidenceOf(field, later.product) > confidenceOf(field, earlier.product)
}

/** Returns -1 for a missing field. */
function confidenceOf(field: ExtractedField, product: ExtractedProduct): number {
  const value = field === 'image' ? product.images[0] : product[field]
  return value ? (product.confidence[field] ?? 0) : -1
}

function hasPriceConflict(one: ExtractedProduct, other: ExtractedProduct): boolean {
  if (Math.min(confidenceOf('price', one), confidenceOf('price', other)) < CERTAIN) return false
  return one.price?.minor !== other.price?.minor || one.price?.currency !== other.price?.currency
}

function isComplete(product: ExtractedProduct): boolean {
  const needed = ['name', 'price', 'image'] as const
  return needed.every(field => confidenceOf(field, product) >= CERTAIN)
}

function partsOf<T>(
  partOf: (field: ExtractedField) => T | undefined,
): Partial<Record<ExtractedField, T>> {
  const found: Partial<Record<ExtractedField, T>> = {}
  for (const field of FIELDS) {
    const value = partOf(field)
    if (value !== undefined) found[field] = value
  }
  return found
}
