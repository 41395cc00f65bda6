import { memoize } from '../generic/page-analysis/memoize.ts'
import { type JsonObject, objectsOf, textOfJson } from '../generic/structured-data/json.ts'
import { hasType, jsonLdOf } from '../generic/structured-data/json-ld.ts'
import { meta } from '../generic/structured-data/meta.ts'
import type { RuleInput } from '../retailer.ts'

const PRODUCT = new Set(['Product'])

/**
 * True unless the head belongs to another item: client-side navigation leaves the previous item's head. A
 * head without an item is trusted.
 */
export const isHeadFresh = memoize(({ page, ids }: RuleInput): boolean => {
  const products = jsonLdOf(page).filter(object => hasType(object, PRODUCT))
  const stated = [
    meta(page, 'og:url'),
    page.select('link[rel=canonical]')[0]?.attribs.href,
    ...products.flatMap(product => [product, ...objectsOf(product.offers)]).map(urlOfObject),
  ]
  const items = stated.flatMap(address => /-i(\d+)(?:-s\d+)?\.html/.exec(address ?? '')?.[1] ?? [])
  return items.length === 0 || ids.item === undefined || items.includes(ids.item)
})

function urlOfObject(object: JsonObject): string | undefined {
  return textOfJson(object.url) ?? textOfJson(object['@id'])
}
