import { findRetailer } from '../retailers/find-retailer.ts'
import { canonicalUrl } from '../retailers/urls/canonical-url.ts'
import { productIds } from '../retailers/urls/product-ids.ts'
import { parseUrl } from '../text/parse-url.ts'

/** Parsed URL of a product. */
export interface ProductLink {
  /** Host and path without variant parameters; undefined if the URL is not a product page. */
  page?: string
  /** Parameters that select the variant, by name. */
  choices: ReadonlyMap<string, string>
  /** The URL scheme of this retailer is known, so only variant parameters distinguish its products. */
  isKnownRetailer: boolean
}

const NO_PRODUCT: ProductLink = { choices: new Map(), isKnownRetailer: false }

/** Query parameters by which unknown retailers identify a product or variant. */
const IDENTIFYING_PARAMETER =
  /^(?:v|p|pid|id|(?:product|item|goods|style|model|variant|variation|option|attribute|sku|size|colou?r|pack)(?:[_-]?(?:id|code|name|no))?)$/i

const EMPTY_PATH = /^\/*$/

function parseKnownUrl(url: URL, ids: Readonly<Record<string, string>>): ProductLink {
  const { sku, ...others } = ids
  const isProduct = Object.keys(others).length > 0
  const path = sku === undefined ? url.pathname : url.pathname.replace(`-s${sku}.`, '.')
  return {
    ...(isProduct && { page: url.host + path }),
    choices: new Map([...url.searchParams, ...(sku === undefined ? [] : [['sku', sku] as const])]),
    isKnownRetailer: true,
  }
}

/** Parses the URL of a product; without a valid URL the result has no page. */
export function parseProductLink(address: string): ProductLink {
  const url = parseUrl(canonicalUrl(address))
  if (!url || !/^https?:$/.test(url.protocol)) return NO_PRODUCT
  const retailer = findRetailer(address)
  if (retailer?.productPath) return parseKnownUrl(url, productIds(retailer, url))
  const choices = new Map(url.searchParams)
  const isFront = EMPTY_PATH.test(url.pathname) && choices.size === 0 && url.hash === ''
  if (isFront) return NO_PRODUCT
  const site = url.host.replace(/^(?:www|m)\./, '')
  const page = site + url.pathname.replace(/\/$/, '') + url.hash
  return { page, choices, isKnownRetailer: false }
}

/**
 * Compares two product URLs: 'same', 'other', or undefined when inconclusive. Different variants of one
 * page are different products.
 */
export function compareLinks(one: ProductLink, other: ProductLink): 'same' | 'other' | undefined {
  if (one.page === undefined || one.page !== other.page) return undefined
  const differing = [...one.choices].filter(([name, value]) => {
    const another = other.choices.get(name)
    return another !== undefined && another !== value
  })
  const isKnown = one.isKnownRetailer
  if (differing.some(([name]) => isKnown || IDENTIFYING_PARAMETER.test(name))) return 'other'
  const isAlike = differing.length === 0 && one.choices.size === other.choices.size
  return isKnown || isAlike ? 'same' : undefined
}
