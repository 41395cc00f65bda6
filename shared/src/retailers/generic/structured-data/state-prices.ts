import { toCurrencyCode } from '../../../money/currencies.ts'
import { type Page, type PageNode, scriptSource, textOf } from '../../../parsed-page/page.ts'
import type { PriceCandidate } from '../../retailer.ts'
import { headingOf } from '../page-analysis/landmarks.ts'
import { similarity } from '../text/similarity.ts'
import { isObject, type Json, type JsonObject, listOf, textOfJson } from './json.ts'
import { titleOf } from './meta.ts'
import { isPayload, unfoldPayload } from './nuxt-payload.ts'
import { parseSafeJson } from './safe-json.ts'
import { balancedJson } from './script-json.ts'
import { statedPrices } from './stated-prices.ts'

const MAX_LENGTH = 3_000_000
const MAX_OBJECTS = 40_000

/** Keys of current prices in frameworks' state, most reliable first. */
const PRICE_KEYS = [
  'salePrice',
  'sale_price',
  'currentPrice',
  'current_price',
  'finalPrice',
  'final_price',
  'sellingPrice',
  'price',
  'Price',
  'prices',
  'priceInfo',
  'pricing',
  'amount',
  'value',
  'current',
  'now',
  'min',
  'minPrice',
  'lowPrice',
  'formatted',
  'formattedPrice',
  // SAP Commerce: the selected variant of the first option.
  'priceData',
  'selected',
  'baseOptions',
  // A marketplace page shows the price of the first seller.
  'suppliers',
  'sellers',
]
const NAME_KEYS = [
  'name',
  'title',
  'productName',
  'displayName',
  'product_name',
  'productTitle',
  'skuTitle',
  'item_name',
]

/**
 * Returns the price of the object in the page's embedded state whose name matches the page's. Used only
 * if there is no other price: state is large and contains other products.
 */
export function statePrices(page: Page): PriceCandidate[] {
  const called = [headingOf(page), undefined]
    .flatMap(node => (node ? [textOf(node, 300)] : []))
    .concat(titleOf(page))
  for (const state of statesOf(page)) {
    const product = findNamed(state, called.filter(Boolean))
    const prices = product ? readPrices(product, page) : []
    if (prices.length > 0) return prices
  }
  return []
}

function statesOf(page: Page): Json[] {
  const scripts = page.select('script').filter(isState).slice(0, 6)
  return scripts.flatMap((script): Json[] => {
    const text = scriptSource(script).trim()
    const start = /^[[{]/.test(text) ? 0 : text.search(/=\s*[[{]/) + 1
    const literal = start === 0 ? text : balancedJson(text, start)
    const state = literal ? parseSafeJson(literal, { maxLength: MAX_LENGTH }) : undefined
    return state === undefined ? [] : [isPayload(state) ? unfoldPayload(state) : state]
  })
}

function isState(script: PageNode): boolean {
  const { id, type = '' } = script.attribs
  if (/ld\+json/.test(type)) return false
  if (/json/.test(type) || /^__|state|data/i.test(id ?? '')) return true
  return /(?:__[A-Z_]+__|window\.\w*(?:[Ss]tate|STATE|[Dd]ata|DATA)\w*)\s*=\s*[[{]/.test(
    scriptSource(script).slice(0, 400),
  )
}

/** Returns the object with a price whose name matches best. Iterative, since state can be deeply nested. */
function findNamed(state: Json, called: readonly string[]): JsonObject | undefined {
  const queue: Json[] = [state]
  let best: { object: JsonObject; fit: number } | undefined
  for (let at = 0; at < queue.length && at < MAX_OBJECTS; at++) {
    const value = queue[at]
    if (Array.isArray(value)) queue.push(...value.slice(0, 200))
    if (!isObject(value)) continue
    const fit = fitOf(value, called)
    if (fit > (best?.fit ?? 0.6)) best = { object: value, fit }
    for (const key in value) {
      const inner = value[key]
      if (typeof inner === 'object' && inner !== null) queue.push(inner)
    }
  }
  return best?.object
}

function fitOf(object: JsonObject, called: readonly string[]): number {
  const names = NAME_KEYS.flatMap(key => textOfJson(object[key]) ?? [])
  if (names.length === 0 || !PRICE_KEYS.some(key => (object[key] ?? null) !== null)) return 0
  return Math.max(0, ...names.flatMap(name => called.map(words => similarity(name, words))))
}

function readPrices(product: JsonObject, page: Page): PriceCandidate[] {
  const found = amountIn(product, 0)
  const currency = toCurrencyCode(found?.currency)
  const source = { currency, role: 'current', rule: 'state', weight: 0.5 } as const
  return statedPrices(found?.text ?? '', page, source).filter(({ minor }) => minor > 0)
}

function amountIn(
  object: JsonObject,
  depth: number,
): { text: string; currency: Json | undefined } | undefined {
  const currency =
    object.currency ?? object.currencyCode ?? object.priceCurrency ?? object.currencyIso
  for (const key of PRICE_KEYS) {
    for (const value of listOf(object[key]).slice(0, 1)) {
      const text = isObject(value) ? undefined : textOfJson(value)
      if (text && /\d/.test(text)) return { text, currency }
      const inner = isObject(value) && depth < 3 ? amountIn(value, depth + 1) : undefined
      if (inner) return { ...inner, currency: inner.currency ?? currency }
    }
  }
  return undefined
}
