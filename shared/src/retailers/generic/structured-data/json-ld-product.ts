import { ownText, type Page } from '../../../parsed-page/page.ts'
import { parseUrl } from '../../../text/parse-url.ts'
import { memoizePerPage } from '../page-analysis/memoize-per-page.ts'
import { similarity } from '../text/similarity.ts'
import { type JsonObject, objectsOf, textOfJson } from './json.ts'
import { hasType, jsonLdOf } from './json-ld.ts'
import { titleOf } from './meta.ts'

const PRODUCTS = new Set(
  `Product ProductGroup IndividualProduct ProductModel SomeProducts Vehicle Car Book Audiobook MusicAlbum MusicRecording
  Movie VideoGame SoftwareApplication MobileApplication WebApplication Event MusicEvent TheaterEvent Course`.split(
    /\s+/,
  ),
)

/** Returns the JSON-LD product of the page, undefined if there is none or only a list of products. */
export const jsonLdProductOf = memoizePerPage((page): JsonObject | undefined => {
  const products = jsonLdOf(page).filter(object => hasType(object, PRODUCTS))
  const ranked = products.map(product => ({ product, score: scoreProduct(product, page) }))
  ranked.sort((a, b) => b.score - a.score)
  const best = ranked[0]
  if (!best) return undefined
  // Several products with equal scores are a list.
  const rivals = ranked.filter(({ score }) => score === best.score).length
  if (rivals > 3 && best.score < 3) return undefined
  return isOtherProduct(best.product, page) ? undefined : best.product
})

/** True if the page has JSON-LD of one of the types, such as 'ItemList'. */
export function hasJsonLdOf(page: Page, ...types: string[]): boolean {
  const wanted = new Set(types)
  return jsonLdOf(page).some(object => hasType(object, wanted))
}

function scoreProduct(product: JsonObject, page: Page): number {
  const name = textOfJson(product.name) ?? ''
  const heading = Math.max(
    similarity(name, titleOf(page)),
    ...headings(page).map(text => similarity(name, text)),
  )
  const address = [
    product.url,
    product['@id'],
    ...objectsOf(product.offers).map(offer => offer.url),
  ]
  const isHere = address.some(text => isSamePath(textOfJson(text), page.url))
  const offers = product.offers !== undefined || product.hasVariant !== undefined
  return (isHere ? 3 : 0) + (offers ? 2 : 0) + heading * 4 + (name ? 0.5 : 0)
}

const headings = memoizePerPage((page): string[] =>
  page
    .select('h1')
    .slice(0, 5)
    .map(node => ownText(node)),
)

/** A product with another URL and another name is an entry of a list. */
function isOtherProduct(product: JsonObject, page: Page): boolean {
  const address = textOfJson(product.url)
  const name = textOfJson(product.name) ?? ''
  if (!address || isSamePath(address, page.url)) return false
  return Math.max(...[titleOf(page), ...headings(page)].map(text => similarity(name, text))) < 0.35
}

/** True if a URL, absolute or relative to the page, has the page's path, which is not the root. */
export function isSamePath(address: string | undefined, pageUrl: string): boolean {
  if (!address || !parseUrl(address, pageUrl) || !parseUrl(pageUrl)) return false
  const path = (url: string) => decodeURI(new URL(url, pageUrl).pathname).replace(/\/+$/, '')
  try {
    return path(address) === path(pageUrl) && path(address) !== ''
  } catch {
    return false
  }
}
