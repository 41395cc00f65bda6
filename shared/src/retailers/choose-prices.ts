import { contradictsCurrency, isSharedToken } from '../money/currency-tokens.ts'
import { toMajor, toMinor } from '../money/to-minor.ts'
import type { Page } from '../parsed-page/page.ts'
import { pageCurrencyOf } from './generic/page-analysis/page-locale.ts'
import { statePrices } from './generic/structured-data/state-prices.ts'
import { scoredPricesOf } from './generic/visible-prices/score-prices.ts'
import {
  MAX_DISPUTED_CONFIDENCE,
  type PriceVerdict,
  votePrice,
} from './generic/visible-prices/vote-price.ts'
import { type ExtractedPrice, UNCERTAIN } from './product.ts'
import type { PriceCandidate } from './retailer.ts'

export interface PriceSources {
  stated: PriceCandidate[]
  /** True to ignore prices that are visible elsewhere on the page. */
  alone: boolean
}

interface Prices {
  price: ExtractedPrice | null
  originalPrice: ExtractedPrice | null
  /** Another price that a source states as the current one. */
  otherPrice?: ExtractedPrice | undefined
  rule: string | undefined
  confidence: number
}

/** Chooses the current and the original price of the product, with a confidence. */
export function choosePrices(page: Page, sources: PriceSources): Prices {
  const verdict: PriceVerdict | undefined = sources.alone
    ? bestStated(page, sources.stated)
    : choosePrice(page, sources.stated)
  if (!verdict) return { price: null, originalPrice: null, rule: undefined, confidence: 0 }
  const price = withShownCurrency(withCurrency(verdict.price, page), page, sources.stated)
  const isSure = isCurrencyCertain(page, price, sources.stated)
  return {
    price,
    originalPrice: originalOf(page, price, sources),
    otherPrice: verdict.rival && withCurrency(verdict.rival, page),
    rule: verdict.price.rule,
    confidence: isSure
      ? verdict.confidence
      : Math.min(verdict.confidence, MAX_AMBIGUOUS_CONFIDENCE),
  }
}

/** Maximum confidence of a price whose currency is ambiguous, such as a bare '$'. */
const MAX_AMBIGUOUS_CONFIDENCE = 0.5

function isCurrencyCertain(
  page: Page,
  { currency }: ExtractedPrice,
  stated: readonly PriceCandidate[],
): boolean {
  if (currency === null) return false
  if (pageCurrencyOf(page) === currency) return true
  return (
    stated.some(one => one.currency === currency && /^(?!microdata|twitter)/.test(one.rule)) ||
    scoredPricesOf(page).some(
      tag => tag.currency === currency && tag.written && !isSharedToken(tag.written),
    )
  )
}

/** Sources that state the currency of the page's product; others are measurement tags and defaults. */
const STATES_CURRENCY = /^(?:json-ld|meta:|microdata|shopify|woocommerce)/

/**
 * Returns the price in the currency that is written beside the product's other prices, where only
 * measurement tags and defaults say otherwise.
 */
function withShownCurrency(
  price: ExtractedPrice,
  page: Page,
  stated: readonly PriceCandidate[],
): ExtractedPrice {
  const isStated = stated.some(
    ({ currency, rule }) => currency === price.currency && STATES_CURRENCY.test(rule),
  )
  if (isStated || price.currency === null) return price
  const near = scoredPricesOf(page).filter(({ isAside, written }) => !isAside && written)
  const unshared = near.filter(({ written }) => written && !isSharedToken(written))
  const shown = unshared.find(
    ({ written }) => !contradictsCurrency(`${written}`, `${price.currency}`),
  )
  const other = unshared[0]?.currency
  if (shown || !other) return price
  const minor = toMinor(toMajor(price.minor, price.currency), other)
  return minor === undefined ? price : { minor, currency: other }
}

/** Returns the most frequent currency of the visible prices. */
function shownCurrencyOf(page: Page): string | undefined {
  const tags = scoredPricesOf(page).filter(({ written, currency }) => written && currency)
  const counts = new Map<string, number>()
  for (const { currency } of tags) counts.set(`${currency}`, (counts.get(`${currency}`) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/**
 * Chooses among stated and visible prices. Searches the embedded state only if nothing else stated a
 * price, including a sold-out one.
 */
function choosePrice(page: Page, stated: readonly PriceCandidate[]): PriceVerdict | undefined {
  const verdict = votePrice(page, stated)
  if (verdict || stated.length > 0) return verdict
  return votePrice(page, statePrices(page))
}

function bestStated(page: Page, stated: readonly PriceCandidate[]): PriceVerdict | undefined {
  const current = stated.filter(({ role, minor }) => role === 'current' && minor > 0)
  const price = current.toSorted((a, b) => b.weight - a.weight)[0]
  if (!price) return undefined
  const rival = findShownRival(price, stated, page)
  const isOpen = price.isLowest || price.isAmbiguous
  const most = Math.min(rival ? MAX_DISPUTED_CONFIDENCE : 1, isOpen ? UNCERTAIN : 1)
  return { price, confidence: Math.min(most, price.weight), rival }
}

/** Returns a displayed price in the same currency that contradicts a price of the page's data. */
function findShownRival(
  price: PriceCandidate,
  stated: readonly PriceCandidate[],
  page: Page,
): PriceCandidate | undefined {
  if (price.isShown) return undefined
  const { minor, currency } = withCurrency(price, page)
  const explained = new Set([
    minor,
    ...stated.filter(({ role }) => role === 'original').map(one => withCurrency(one, page).minor),
  ])
  return stated.find(one => {
    const shown = withCurrency(one, page)
    return one.isShown && shown.currency === currency && !explained.has(shown.minor)
  })
}

/** Returns the lowest original or struck-out price above the current price. */
function originalOf(
  page: Page,
  price: ExtractedPrice,
  { stated, alone }: PriceSources,
): ExtractedPrice | null {
  const struck = alone
    ? []
    : scoredPricesOf(page).filter(tag => tag.isStruck && !tag.isAside && tag.score > -3)
  const all = [...stated.filter(({ role }) => role === 'original'), ...struck].map(one =>
    withCurrency(one, page),
  )
  const above = all.filter(
    one =>
      one.currency === price.currency && one.minor > price.minor && one.minor < price.minor * 10,
  )
  return above.toSorted((a, b) => a.minor - b.minor)[0] ?? null
}

/** Assigns the page's currency to an amount without one, and converts its minor units accordingly. */
function withCurrency(
  { minor, currency }: { minor: number; currency: string | null },
  page: Page,
): ExtractedPrice {
  if (currency) return { minor, currency }
  const assumed = pageCurrencyOf(page) ?? shownCurrencyOf(page) ?? null
  return { minor: toMinor(toMajor(minor, null), assumed) ?? minor, currency: assumed }
}
