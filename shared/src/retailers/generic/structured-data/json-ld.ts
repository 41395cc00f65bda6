import { scriptSource } from '../../../parsed-page/page.ts'
import { memoizePerPage } from '../page-analysis/memoize-per-page.ts'
import { isObject, type Json, type JsonObject, listOf } from './json.ts'
import { parseSafeJson } from './safe-json.ts'
import { salvageProduct } from './salvage-product.ts'

const MAX_LENGTH = 512_000
const MAX_BLOCKS = 60

/** Properties that rules read; others are not copied. */
const KEYS = new Set(
  `@context @graph @id @type @value name alternateName headline title description image images url mainEntity
  mainEntityOfPage offers price lowPrice highPrice priceCurrency currency priceSpecification priceType
  referenceQuantity unitCode unitText value minPrice maxPrice availability itemOffered sku mpn gtin gtin8 gtin12
  gtin13 gtin14 ean upc isbn productID model brand
  manufacturer category hasVariant isVariantOf itemListElement item position contentUrl thumbnailUrl
  thumbnail width height caption aggregateRating ratingValue color size itemCondition valueAddedTaxIncluded
  validThrough priceValidUntil potentialAction numberOfItems productGroupID variesBy breadcrumb`.split(
    /\s+/,
  ),
)

/** Properties whose objects describe the page itself. */
const DESCEND = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemOffered', 'breadcrumb', 'item']

/** Returns all JSON-LD objects about the page, in document order. */
export const jsonLdOf = memoizePerPage((page): readonly JsonObject[] => {
  const found: JsonObject[] = []
  for (const script of page.select('script').filter(isJsonLd).slice(0, MAX_BLOCKS)) {
    const source = scriptSource(script)
    const parsed = parseSafeJson(source, { maxLength: MAX_LENGTH, keys: KEYS })
    collectObjects(parsed ?? salvageProduct(source), found, 0)
  }
  resolveReferences(found)
  return found
})

/** Properties that may contain a reference, `{"@id": "#offer"}`, to another object of the graph. */
const REFERENCE_KEYS = [
  'offers',
  'image',
  'hasVariant',
  'priceSpecification',
  'brand',
  'itemOffered',
]

function resolveReferences(found: readonly JsonObject[]): void {
  const known = new Map<string, JsonObject>()
  for (const object of found) {
    const id = object['@id']
    if (typeof id === 'string' && !isReference(object) && !known.has(id)) known.set(id, object)
  }
  for (const object of found) {
    for (const key of REFERENCE_KEYS) {
      const value = object[key]
      if (value === undefined || value === null) continue
      const items = listOf(value).map(item => resolveReference(item, known) ?? item)
      object[key] = Array.isArray(value) ? items : items[0]
    }
    if (hasType(object, OFFERS)) assignOfferToProduct(object)
  }
}

function isReference(object: JsonObject): boolean {
  return Object.keys(object).every(key => key === '@id' || key === '@type')
}

function resolveReference(
  item: Json,
  known: ReadonlyMap<string, JsonObject>,
): JsonObject | undefined {
  if (!isObject(item) || typeof item['@id'] !== 'string') return undefined
  return isReference(item) ? known.get(item['@id']) : undefined
}

const OFFERS = new Set(['Offer', 'AggregateOffer'])

/** Some offers reference their product instead of the reverse. */
function assignOfferToProduct(offer: JsonObject): void {
  const product = offer.itemOffered
  if (isObject(product) && product.offers === undefined) {
    const { itemOffered, ...own } = offer
    product.offers = own
  }
}

/** True if an object has one of the schema.org types, with or without a namespace. */
export function hasType(object: JsonObject, types: ReadonlySet<string>): boolean {
  return listOf(object['@type']).some(
    type => typeof type === 'string' && types.has(capitalized(type.replace(/^.*[/:#]/, ''))),
  )
}

/** Some sites write 'product' for 'Product'. */
function capitalized(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1)
}

/** True if a script element contains JSON-LD. */
export function isJsonLd(script: {
  attribs: Readonly<Record<string, string | undefined>>
}): boolean {
  return /ld\+json/i.test(script.attribs.type ?? '')
}

function collectObjects(value: Json | undefined, found: JsonObject[], depth: number): void {
  if (depth > 8) return
  for (const object of listOf(value)) {
    if (Array.isArray(object)) collectObjects(object, found, depth + 1)
    if (!isObject(object)) continue
    if (object['@type'] !== undefined) found.push(object)
    for (const key of DESCEND) collectObjects(object[key], found, depth + 1)
  }
}
