import type { JsonObject } from './json.ts'

const MAX_LENGTH = 512_000
const STRING = String.raw`"((?:[^"\\]|\\.){1,2000})"`
// Spaces after a bracket only: two neighboring runs of spaces would take quadratic time.
const PRODUCT = /"@type"\s*:\s*(?:\[\s*)?"(?:https?:\/\/schema\.org\/)?Product"/
/** Values of nested objects, whose names are not the product's. */
const NESTED =
  /"(?:brand|manufacturer|author|review|reviews|seller|publisher|aggregateRating|isRelatedTo|isSimilarTo|additionalProperty)"\s*:\s*(?:\{[^{}]{0,2000}\}|\[[^[\]]{0,4000}\])/g

/**
 * Returns the product of a JSON-LD block that no parser accepts: name, image and offer by the patterns of
 * their fields. Undefined if the block has no product with a name.
 */
export function salvageProduct(block: string): JsonObject | undefined {
  const text = block.slice(0, MAX_LENGTH)
  if (!PRODUCT.test(text)) return undefined
  const own = text.replace(NESTED, '')
  const name = fieldOf(own, 'name')
  if (!name) return undefined
  const price = fieldOf(own, 'price') ?? fieldOf(own, 'lowPrice')
  const offers = price && {
    '@type': 'Offer',
    price,
    priceCurrency: fieldOf(own, 'priceCurrency'),
    availability: fieldOf(own, 'availability'),
  }
  const image = fieldOf(own, 'image')
  return {
    '@type': 'Product',
    name,
    ...(image ? { image } : {}),
    ...(offers ? { offers } : {}),
  }
}

/** Returns the first value of a field: a string, a number, or the first entry of an array. */
function fieldOf(text: string, name: string): string | undefined {
  const found = new RegExp(
    String.raw`"${name}"\s*:\s*(?:\[\s*)?(?:${STRING}|(-?\d[\d.]{0,20}))`,
  ).exec(text)
  return (found?.[1]?.replace(/\\(["\\/])/g, '$1') ?? found?.[2])?.trim() || undefined
}
