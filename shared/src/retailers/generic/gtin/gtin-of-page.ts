import type { Page } from '../../../parsed-page/page.ts'
import {
  matchesVariant,
  requestedVariant,
  variantIdentifiers,
} from '../page-analysis/requested-variant.ts'
import { type JsonObject, objectsOf, textOfJson } from '../structured-data/json.ts'
import { jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { metas } from '../structured-data/meta.ts'
import { isListOfScopes, microdataValues } from '../structured-data/microdata.ts'
import { toGtin } from './to-gtin.ts'

const PROPERTIES = ['gtin', 'gtin14', 'gtin13', 'gtin12', 'gtin8', 'ean', 'upc', 'isbn'] as const
const METAS = ['product:gtin', 'product:ean', 'product:upc', 'product:isbn', 'book:isbn']
const MAX_PARTS = 300
const SCHEME = /^(?:gtin\d*|ean|upc|isbn):/i

/** Returns the GTIN of a page's requested variant or product; undefined if it has none or one of several variants has none. */
export function gtinOfPage(page: Page): string | undefined {
  return (
    gtinOfJsonLd(page) ??
    gtinOfMicrodata(page) ??
    onlyOne(METAS.flatMap(name => metas(page, name)).map(toGtin))
  )
}

/** Returns no GTIN if the page has too many products to know its own. */
function gtinOfMicrodata(page: Page): string | undefined {
  if (isListOfScopes(page)) return undefined
  return onlyOne(PROPERTIES.flatMap(name => microdataValues(page, name)).map(toGtin))
}

function gtinOfJsonLd(page: Page): string | undefined {
  const product = jsonLdProductOf(page)
  if (!product) return undefined
  const variants = objectsOf(product.hasVariant).slice(0, MAX_PARTS)
  const offers = objectsOf(product.offers)
    .flatMap(offer => (offer.offers ? objectsOf(offer.offers) : [offer]))
    .slice(0, MAX_PARTS)
  const asked = requestedVariant(page.url)
  const chosen = [...variants, ...offers].find(part =>
    matchesVariant(variantIdentifiers(part), asked),
  )
  return (chosen && statedIn(chosen)) ?? statedIn(product) ?? sharedBy(variants) ?? sharedBy(offers)
}

/** Returns the GTIN that all variants or offers state. */
function sharedBy(parts: readonly JsonObject[]): string | undefined {
  const codes = parts.map(statedIn)
  return codes.includes(undefined) ? undefined : onlyOne(codes)
}

function statedIn(object: JsonObject): string | undefined {
  // A product id without a scheme is the shop's own number.
  const productId = textOfJson(object.productID) ?? ''
  const codes = PROPERTIES.map(name => textOfJson(object[name]))
  if (SCHEME.test(productId)) codes.push(productId)
  return codes.map(toGtin).find(Boolean)
}

/** Returns the only distinct value. Several belong to variants or other products. */
function onlyOne(values: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(values.filter(value => value !== undefined))
  return others.length === 0 ? first : undefined
}
