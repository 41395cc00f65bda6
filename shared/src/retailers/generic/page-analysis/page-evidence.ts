import { type Page, type PageNode, textLength, textOf } from '../../../parsed-page/page.ts'
import { parseUrl } from '../../../text/parse-url.ts'
import { type JsonObject, objectsOf, textOfJson } from '../structured-data/json.ts'
import { hasJsonLdOf, jsonLdProductOf } from '../structured-data/json-ld-product.ts'
import { meta, metas, titleOf } from '../structured-data/meta.ts'
import { productScopeOf } from '../structured-data/microdata.ts'
import { coverage, similarity } from '../text/similarity.ts'
import { scoredPricesOf } from '../visible-prices/score-prices.ts'
import { visiblePricesOf } from '../visible-prices/visible-prices.ts'
import { isAside } from './aside.ts'
import { buyButtonsOf } from './buy-buttons.ts'
import { headingOf } from './landmarks.ts'
import { memoizePerPage } from './memoize-per-page.ts'
import { articleEvidence, listCuesOf } from './non-product-page.ts'
import { isDescribedByOwnData, optionEvidence } from './purchase-options.ts'

const PRODUCT_PATH =
  /\/(?:products?|p|dp|gp\/product|itm|item|pd|prod|product-detail|produk|produit|produkt|prodotto|shop\/p|listing|ip|pdp|pr|skus?|classified-ad|detail)\/[^/?]+|[-_/.][a-z]{0,3}-?\d{5,}(?:\.\w{1,5}|\/(?:buy|product-detail))?\/?$|\/[A-Z]{0,3}\d{5,}\.html$|-p-?\d{4,}/i
const PRODUCT_QUERY = /[?&](?:sku|skuid|productid|product_id|pid|itemlist)=/i
const LIST_PATH =
  /^\/?$|\/(?:collections?|category|categories|cat|c|search|catalog|catalogsearch|s|b|l|brands?|market|tag|browse|list|shop-all|all-products|cart|checkout|account|login|blogs?|pages?|help|about)(?:\/[^/?]*){0,2}\/?$|^\/buy\/?$/i
const LIST_QUERY = /[?&](?:q|query|keyword|search)=/i
/**
 * Returns the evidence for a single product: 2 or more for a product page, negative for lists and the
 * like.
 */
export function productEvidence(page: Page): number {
  const product = jsonLdProductOf(page)
  const hasOffer = product?.offers !== undefined || product?.hasVariant !== undefined
  let score = product ? (hasOffer ? 3 : 1) : 0
  if (product && fitsHeading(page, textOfJson(product.name) ?? '')) score += 1
  if (productScopeOf(page)) score += 2
  if (meta(page, 'product:price:amount', 'og:price:amount')) score += 2
  if (isList(page)) score -= hasOffer ? 0.5 : 2
  if (product && isFamily(product, page)) score -= 3
  if (isDescribedByOwnData(page)) score += 2
  return score + typeEvidence(page) + urlEvidence(page) + bodyEvidence(page) + optionEvidence(page)
}

/** True for an overview of models: price ranges, with a buy button for none or for many of them. */
function isFamily({ offers }: JsonObject, page: Page): boolean {
  const ranges = objectsOf(offers).filter(({ price, offers: own }) => !price && !own)
  if (ranges.length === 0 || ranges.length < objectsOf(offers).length) return false
  return (
    !isProductUrl(page) &&
    (hasManyButtons(page) ||
      (buyButtonsOf(page).length === 0 &&
        scoredPricesOf(page).every(price => price.isAside || price.score < 0)))
  )
}

function isList(page: Page): boolean {
  return hasJsonLdOf(page, 'ItemList', 'CollectionPage', 'SearchResultsPage', 'OfferCatalog')
}

function typeEvidence(page: Page): number {
  const types = metas(page, 'og:type')
  const product = types.some(
    type => /product|book/i.test(type) && !/group|list|category/i.test(type),
  )
  const category = types.some(type => /category|product\.group/i.test(type))
  return (product ? 2 : 0) - (category ? 2 : 0) - articleEvidence(page)
}

function urlEvidence(page: Page): number {
  const url = parseUrl(page.url)
  const path = url?.pathname ?? ''
  const isProduct = isProductUrl(page)
  const isAmongLists = LIST_PATH.test(path) || LIST_QUERY.test(url?.search ?? '')
  const isCategory = isAmongLists && !/\/products?\/[^/]+|\/p\/\w*\d\w*\/?$/.test(path)
  const isFile = !isProduct && /\.html?$/.test(path)
  const listing = isListing(page) ? (isProduct ? 0.5 : 1.5) : 0
  return (isProduct ? 1.5 : isFile ? 0.5 : 0) - (isCategory ? 2.5 : 0) - listing
}

function isProductUrl(page: Page): boolean {
  const url = parseUrl(page.url)
  return url !== undefined && (PRODUCT_PATH.test(url.pathname) || PRODUCT_QUERY.test(url.search))
}

function bodyEvidence(page: Page): number {
  const buttons = buyButtonsOf(page).length
  const best =
    isListing(page) && !hasLeadingPrice(page) ? 0 : (scoredPricesOf(page)[0]?.score ?? -1)
  const heading = headingOf(page)
  const titled = heading && coverage(textOf(heading, 300), titleOf(page)) > 0.7
  const buyable = buttons === 0 ? 0 : hasManyButtons(page) ? 0.5 : 2
  // A single cue may belong to the product's reviews.
  const found = buttons === 0 || hasManyButtons(page) ? listCuesOf(page) : 0
  const cues = found > 1 ? Math.min(3, found) : 0
  return buyable + (best > 2.5 ? 1.5 : best > 1.5 ? 0.5 : 0) + (titled ? 0.5 : 0) - 0.75 * cues
}

/** True if there are more buy buttons than one product has. */
function hasManyButtons(page: Page): boolean {
  return buyButtonsOf(page).length > 5
}

/** True if the most plausible price is far ahead of the next amount, unlike in a grid. */
function hasLeadingPrice(page: Page): boolean {
  const [best, ...others] = scoredPricesOf(page)
  const next = others.find(({ minor }) => minor !== best?.minor)
  return best !== undefined && best.score - (next?.score ?? -5) > 1
}

/** True if a page has no text before its scripts have run. */
export function isShell(page: Page): boolean {
  const body = page.select('body')[0] ?? page.root
  const length = textLength(body, 700)
  return length < 50 || (length < 600 && page.select('script').some(isProgram))
}

function isProgram({ attribs: attributes }: PageNode): boolean {
  return attributes.src !== undefined || !/json/.test(attributes.type ?? '')
}

/** True for many prices with the same markup, as in a product grid. */
const isListing = memoizePerPage((page): boolean => {
  const own = scoredPricesOf(page).some(({ score, isAside }) => score > 0.5 && !isAside)
  const prices = visiblePricesOf(page).filter(({ node }) => !own || !isAside(node))
  if (prices.length < 8) return false
  const kinds = new Map<string, number>()
  for (const { node } of prices) {
    const kind = `${node.parent?.attribs.class}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return Math.max(...kinds.values()) >= 7
})

function fitsHeading(page: Page, name: string): boolean {
  const heading = headingOf(page)
  return heading !== undefined && similarity(name, textOf(heading, 300)) > 0.5
}
