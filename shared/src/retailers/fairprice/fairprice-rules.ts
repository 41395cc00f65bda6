import { toMinor } from '../../money/to-minor.ts'
import { scriptSource } from '../../parsed-page/page.ts'
import { memoize } from '../generic/page-analysis/memoize.ts'
import {
  at,
  isObject,
  type Json,
  type JsonObject,
  objectsOf,
  textOfJson,
} from '../generic/structured-data/json.ts'
import { parseSafeJson } from '../generic/structured-data/safe-json.ts'
import type { Candidate, PriceCandidate, RetailerRules, Rule, RuleInput } from '../retailer.ts'

const MAX_LENGTH = 3_000_000

/**
 * Returns the product in the page's state, if it is that of the URL. It is in the first part of the
 * layout; the following parts contain recommendations.
 */
const productOf = memoize(({ page, ids }: RuleInput): JsonObject | undefined => {
  const script = page.select('script#__NEXT_DATA__')[0]
  const state = script && parseSafeJson(scriptSource(script), { maxLength: MAX_LENGTH })
  const layouts = at(state, 'props.pageProps.product.data.page.layouts')
  const product = objectsOf(layouts)
    .map(({ value }) => value)
    .find(isObject)
  const id = textOfJson(product?.clientItemId)
  return product && (!ids.item || !id || id === ids.item) ? product : undefined
})

function field(path: string, weight: number): Rule<Candidate> {
  return input => {
    const value = textOfJson(at(productOf(input), path))
    return value ? [{ value, rule: `state:${path}`, weight }] : []
  }
}

/** Extracts the price of one piece, the price before an offer, and the list price. */
const statePrice: Rule<PriceCandidate> = input => {
  const product = productOf(input)
  if (!product) return []
  const listed = at(product, 'storeSpecificData.0.mrp')
  const price = amount(product.final_price) ?? amount(listed)
  const offered = Math.min(...objectsOf(product.offers).flatMap(singleOffer))
  const isOffered = price !== undefined && offered < price
  return [
    ...candidate(isOffered ? offered : price, 'current'),
    ...(isOffered ? candidate(price, 'original') : []),
    ...candidate(amount(listed), 'original'),
  ]
}

/** Accepts only offers for a single piece, 'Buy 1 @ $17.50'; 'Buy 2 @ $30' is not the price of one. */
function singleOffer({ description, price }: JsonObject): number[] {
  const minor = amount(price)
  return minor !== undefined && /^\s*buy 1\b/i.test(textOfJson(description) ?? '') ? [minor] : []
}

function amount(value: Json | undefined): number | undefined {
  return toMinor(textOfJson(value) ?? '', 'SGD') || undefined
}

function candidate(minor: number | undefined, role: PriceCandidate['role']): PriceCandidate[] {
  if (minor === undefined) return []
  return [{ minor, currency: 'SGD', role, rule: 'state:final_price', weight: 0.98 }]
}

const images: Rule<Candidate> = input => {
  const listed = productOf(input)?.images
  return (Array.isArray(listed) ? listed : []).flatMap((image, index) => {
    const value = textOfJson(image)?.replace('/product/L/', '/product/XL/')
    return value ? [{ value, rule: 'state:images', weight: 0.97 - index * 0.001 }] : []
  })
}

const category: Rule<Candidate> = input => {
  const own = at(productOf(input), 'primaryCategory')
  const path = [at(own, 'parentCategory.name'), at(own, 'name')].flatMap(
    name => textOfJson(name) ?? [],
  )
  return path.length > 0
    ? [{ value: path.join(' / '), rule: 'state:primaryCategory', weight: 0.9 }]
    : []
}

/** Rules for FairPrice's state. All other prices on its pages may be those of other products. */
export const FAIRPRICE_RULES: RetailerRules = {
  name: [field('name', 0.97)],
  price: [statePrice],
  image: [images],
  description: [field('description', 0.9)],
  category: [category],
}
