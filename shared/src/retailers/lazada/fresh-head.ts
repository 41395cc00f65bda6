import { type JsonObject, objectsOf, textOfJson } from '../generic/json.ts'
import { hasType, jsonLdOf } from '../generic/json-ld.ts'
import { meta } from '../generic/meta.ts'
import { oncePer } from '../generic/once-per.ts'
import type { RuleInput } from '../retailer.ts'

const PRODUCT = new Set(['Product'])

/**
 * Whether the page's head may be of the item in the address: after navigation within the app it still
 * holds the one before. A head that names no item is believed.
 */
export const isHeadFresh = oncePer(({ page, ids }: RuleInput): boolean => {
  const products = jsonLdOf(page).filter(object => hasType(object, PRODUCT))
  const stated = [
    meta(page, 'og:url'),
    page.select('link[rel=canonical]')[0]?.attributes.href,
    ...products.flatMap(product => [product, ...objectsOf(product.offers)]).map(itsAddress),
  ]
  const items = stated.flatMap(address => /-i(\d+)(?:-s\d+)?\.html/.exec(address ?? '')?.[1] ?? [])
  return items.length === 0 || ids.item === undefined || items.includes(ids.item)
})

function itsAddress(object: JsonObject): string | undefined {
  return textOfJson(object.url) ?? textOfJson(object['@id'])
}
