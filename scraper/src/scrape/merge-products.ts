import type { StepMethod } from '@registry/shared/contract/product-lookups'
import {
  CERTAIN,
  type ExtractedField,
  type ExtractedProduct,
} from '@registry/shared/retailers/product'

/** A product whose fields may come of several readings. */
export interface SourcedProduct {
  product: ExtractedProduct & { name: string }
  /** Which reading each field is from. */
  sources: Partial<Record<ExtractedField, StepMethod>>
}

/** Two sure readings that contradict each other make a price that wants a look. */
const CONFLICT_CONFIDENCE = 0.5

const FIELDS = ['name', 'price', 'image', 'description', 'category'] as const

export function sourced(product: SourcedProduct['product'], method: StepMethod): SourcedProduct {
  const found = FIELDS.filter(field => product.rules[field] !== undefined)
  return { product, sources: Object.fromEntries(found.map(field => [field, method])) }
}

/**
 * One product of two readings of it. Each field is the earlier reading's unless that has none or is less
 * sure of it; an amount never takes the other's currency. Where both are sure of different prices, the
 * surer one stays and is marked as one to check.
 */
export function mergeProducts(earlier: SourcedProduct, later: SourcedProduct): SourcedProduct {
  const fromLater = new Set(FIELDS.filter(field => isBetter(field, later, earlier)))
  const of = (field: ExtractedField) => (fromLater.has(field) ? later : earlier)
  const product = {
    ...earlier.product,
    name: of('name').product.name,
    price: of('price').product.price,
    originalPrice: of('price').product.originalPrice,
    images: of('image').product.images,
    description: of('description').product.description,
    category: of('category').product.category,
    rules: pick(FIELDS, field => of(field).product.rules[field]),
    confidence: pick(FIELDS, field => of(field).product.confidence[field]),
  }
  if (hasPriceConflict(earlier.product, later.product)) product.confidence.price = CONFLICT_CONFIDENCE
  const sources = pick(FIELDS, field => of(field).sources[field])
  return { product: { ...product, status: isComplete(product) ? 'ok' : 'partial' }, sources }
}

function isBetter(field: ExtractedField, later: SourcedProduct, earlier: SourcedProduct): boolean {
  return confidenceOf(field, later.product) > confidenceOf(field, earlier.product)
}

/** -1 for a field that is not there. */
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

function pick<T>(
  fields: readonly ExtractedField[],
  partOf: (field: ExtractedField) => T | undefined,
): Partial<Record<ExtractedField, T>> {
  const found: Partial<Record<ExtractedField, T>> = {}
  for (const field of fields) {
    const value = partOf(field)
    if (value !== undefined) found[field] = value
  }
  return found
}
