import type { Page } from '../../../parsed-page/page.ts'
import {
  matchesVariant,
  requestedVariant,
  variantIdentifiers,
} from '../page-analysis/requested-variant.ts'
import { type JsonObject, objectsOf, textOfJson } from '../structured-data/json.ts'
import { jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { metas } from '../structured-data/meta.ts'
import { microdataValues } from '../structured-data/microdata.ts'
import { toGtin } from './to-gtin.ts'

const PROPERTIES = ['gtin', 'gtin14', 'gtin13', 'gtin12', 'gtin8', 'ean', 'upc', 'isbn'] as const
const METAS = ['product:gtin', 'product:ean', 'product:upc', 'product:isbn', 'book:isbn']
const MAX_PARTS = 300

/** Returns the GTIN of a page's product and requested variant, undefined if the page states none or several. */
export function gtinOfPage(page: Page): string | undefined {
  return (
    gtinOfJsonLd(page) ??
    onlyOne(PROPERTIES.flatMap(name => microdataValues(page, name)).map(toGtin)) ??
    onlyOne(METAS.flatMap(name => metas(page, name)).map(toGtin))
  )
}

function gtinOfJsonLd(page: Page): string | undefined {
  const product = jsonLdProductOf(page)
  if (!product) return undefined
  const offers = objectsOf(product.offers).flatMap(offer => [offer, ...objectsOf(offer.offers)])
  const parts = [...objectsOf(product.hasVariant), ...offers].slice(0, MAX_PARTS)
  const asked = requestedVariant(page.url)
  const chosen = parts.find(part => matchesVariant(variantIdentifiers(part), asked))
  return (chosen && statedIn(chosen)) ?? statedIn(product) ?? onlyOne(parts.map(statedIn))
}

function statedIn(object: JsonObject): string | undefined {
  const codes = [...PROPERTIES.map(name => object[name]), object.productID]
  return codes.map(code => toGtin(textOfJson(code))).find(Boolean)
}

/** Returns the only distinct value. Several belong to variants or other products. */
function onlyOne(values: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(values.filter(value => value !== undefined))
  return others.length === 0 ? first : undefined
}
