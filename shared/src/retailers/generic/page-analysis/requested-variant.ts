import { parseUrl } from '../../../text/parse-url.ts'
import { queryPairs } from '../../urls/query-pairs.ts'
import { type JsonObject, objectsOf, textOfJson } from '../structured-data/json.ts'

const NAMES =
  /^(?:variant|variation|variantid|variationid|sku|skuid|sku_id|v1|pid|vid|model_id|colou?r|colou?r_?code|size|style|option|attribute_\w+|dwvar_\w+)$/i

/**
 * Returns the variant requested by a URL: values of its variant parameters and fragment. With such a
 * parameter, a bare fragment is a section of the page.
 */
export function requestedVariant(address: string): string[] {
  const url = parseUrl(address)
  if (!url) return []
  const named = queryPairs(url).flatMap(([name, value]) => (NAMES.test(name) ? [value] : []))
  const [, prefix, fragment] = /^#((?:variant|sku|color)[=/-])?([\w-]{4,40})$/i.exec(url.hash) ?? []
  const isVariant = fragment && (prefix || named.length === 0)
  return [...named, ...(isVariant ? [fragment] : [])].filter(value => value.length > 1).slice(0, 8)
}

/** True if a URL has a parameter that selects a variant. */
export function isVariantUrl(address: string): boolean {
  const url = parseUrl(address)
  return (
    url !== undefined && queryPairs(url).some(([name, value]) => NAMES.test(name) && value !== '')
  )
}

/** True if the texts about a variant (URLs, ids, colour and size) contain all requested values. */
export function matchesVariant(written: readonly string[], asked: readonly string[]): boolean {
  return (
    asked.length > 0 &&
    asked.every(value => written.some(text => holds(text.toLowerCase(), value.toLowerCase())))
  )
}

/** Returns the fields by which JSON-LD distinguishes a variant. */
export function variantIdentifiers(variant: JsonObject): string[] {
  const { url, sku, mpn, productID, color, size, name } = variant
  const own = [url, variant['@id'], sku, mpn, productID, color, size, name]
  const offers = objectsOf(variant.offers)
    .slice(0, 5)
    .flatMap(offer => [offer.url, offer['@id'], offer.sku])
  return [...own, ...offers].flatMap(value => textOfJson(value) ?? [])
}

/** True if a text contains a value as a whole word: '40001' does not contain '4000'. */
function holds(text: string, value: string): boolean {
  const at = text.indexOf(value)
  if (at < 0) return false
  const isWord = (letter: string | undefined) =>
    letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
  return !isWord(text[at - 1]) && !isWord(text[at + value.length])
}
