import { canonicalUrl } from '../retailers/canonical-url.ts'
import { findRetailer } from '../retailers/find-retailer.ts'
import { productIds } from '../retailers/product-ids.ts'

/** Where a product is sold, taken apart. */
export interface ProductLink {
  /** The product's page without what chooses a variant; undefined for an address of no product. */
  page?: string
  /** What chooses the variant, by name. */
  choices: ReadonlyMap<string, string>
  /** Only choices tell products of this shop apart: its addresses are known. */
  isKnownShop: boolean
}

const NOWHERE: ProductLink = { choices: new Map(), isKnownShop: false }

/** What a shop that we do not know calls a product or a variant in its queries. */
const TELLING =
  /^(?:v|p|pid|id|(?:product|item|goods|style|model|variant|variation|option|attribute|sku|size|colou?r|pack)(?:[_-]?(?:id|code|name|no))?)$/i

const EMPTY_PATH = /^\/*$/

function knownLink(url: URL, ids: Readonly<Record<string, string>>): ProductLink {
  const { sku, ...others } = ids
  const isProduct = Object.keys(others).length > 0
  const path = sku === undefined ? url.pathname : url.pathname.replace(`-s${sku}.`, '.')
  return {
    ...(isProduct && { page: url.host + path }),
    choices: new Map([...url.searchParams, ...(sku === undefined ? [] : [['sku', sku] as const])]),
    isKnownShop: true,
  }
}

/** Takes the address of a product apart; for no web address there is no page. */
export function productLink(address: string): ProductLink {
  const url = URL.parse(canonicalUrl(address))
  if (!url || !/^https?:$/.test(url.protocol)) return NOWHERE
  const retailer = findRetailer(address)
  if (retailer?.productPath) return knownLink(url, productIds(retailer, url))
  const choices = new Map(url.searchParams)
  const isFront = EMPTY_PATH.test(url.pathname) && choices.size === 0 && url.hash === ''
  if (isFront) return NOWHERE
  const site = url.host.replace(/^(?:www|m)\./, '')
  const page = site + url.pathname.replace(/\/$/, '') + url.hash
  return { page, choices, isKnownShop: false }
}

/**
 * What two links say of two products: the same, another, or, where they cannot tell, nothing. Two links to
 * one page that choose differently are of two products.
 */
export function compareLinks(one: ProductLink, other: ProductLink): 'same' | 'other' | undefined {
  if (one.page === undefined || one.page !== other.page) return undefined
  const differing = [...one.choices].filter(([name, value]) => {
    const another = other.choices.get(name)
    return another !== undefined && another !== value
  })
  const isKnown = one.isKnownShop
  if (differing.some(([name]) => isKnown || TELLING.test(name))) return 'other'
  const isAlike = differing.length === 0 && one.choices.size === other.choices.size
  return isKnown || isAlike ? 'same' : undefined
}
