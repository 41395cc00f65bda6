import type { Page } from '../../../parsed-page/page.ts'
import type { StatedItem } from '../../retailer.ts'
import { objectsOf, textOfJson } from './json.ts'
import { hasType, jsonLdOf } from './json-ld.ts'
import { meta } from './meta.ts'

const PRODUCT = new Set(['Product'])

/** Returns the items that head and JSON-LD are about; the first group of the pattern is the id in a URL. */
export function headItems(page: Page, id: RegExp): StatedItem[] {
  const title = meta(page, 'og:title')
  const urls = [meta(page, 'og:url'), page.select('link[rel=canonical]')[0]?.attribs.href]
  const products = jsonLdOf(page).filter(object => hasType(object, PRODUCT))
  const stated = [
    ...urls.map(url => ({ url, name: title })),
    ...products.flatMap(product =>
      [product, ...objectsOf(product.offers)].map(object => ({
        url: textOfJson(object.url) ?? textOfJson(object['@id']),
        name: textOfJson(product.name),
      })),
    ),
  ]
  return stated.flatMap(({ url = '', name }) => {
    const item = id.exec(url)?.[1]
    return item ? [{ item, name }] : []
  })
}
