import { scriptText } from '../../page/node-text.ts'
import { isObject, type Json, type JsonObject, listOf } from './json.ts'
import { perPage } from './per-page.ts'
import { parseSafeJson } from './safe-json.ts'

const MAX_LENGTH = 512_000
const MAX_BLOCKS = 60

/** All that rules read of JSON-LD: anything else is not even copied. */
const KEYS = new Set(
  `@context @graph @id @type @value name alternateName headline title description image images url mainEntity
  mainEntityOfPage offers price lowPrice highPrice priceCurrency currency priceSpecification priceType
  referenceQuantity unitCode unitText value minPrice maxPrice availability itemOffered sku mpn gtin productID model brand
  manufacturer category hasVariant isVariantOf itemListElement item position contentUrl thumbnailUrl
  thumbnail width height caption aggregateRating ratingValue color size itemCondition valueAddedTaxIncluded
  validThrough priceValidUntil potentialAction numberOfItems productGroupID variesBy breadcrumb`.split(
    /\s+/,
  ),
)

/** Below these a page speaks of itself; below others, of other things. */
const DESCEND = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemOffered', 'breadcrumb', 'item']

/** Every JSON-LD object that the page states about itself, in document order. */
export const jsonLdOf = perPage((page): readonly JsonObject[] => {
  const found: JsonObject[] = []
  for (const script of page.select('script').filter(isJsonLd).slice(0, MAX_BLOCKS)) {
    gather(parseSafeJson(scriptText(script), { maxLength: MAX_LENGTH, keys: KEYS }), found, 0)
  }
  return found
})

/** Whether an object is of one of the schema.org types, however the type is written. */
export function hasType(object: JsonObject, types: ReadonlySet<string>): boolean {
  return listOf(object['@type']).some(
    type => typeof type === 'string' && types.has(capitalized(type.replace(/^.*[/:#]/, ''))),
  )
}

/** Some shops write 'product' for 'Product'. */
function capitalized(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1)
}

/** Whether a script element holds JSON-LD. */
export function isJsonLd(script: {
  attributes: Readonly<Record<string, string | undefined>>
}): boolean {
  return /ld\+json/i.test(script.attributes.type ?? '')
}

function gather(value: Json | undefined, found: JsonObject[], depth: number): void {
  if (depth > 8) return
  for (const object of listOf(value)) {
    if (Array.isArray(object)) gather(object, found, depth + 1)
    if (!isObject(object)) continue
    if (object['@type'] !== undefined) found.push(object)
    for (const key of DESCEND) gather(object[key], found, depth + 1)
  }
}
