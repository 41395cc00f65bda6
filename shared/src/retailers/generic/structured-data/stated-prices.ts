import { isWithoutCents, minorDigits } from '../../../money/currencies.ts'
import { type PriceHint, parsePrice } from '../../../money/parse-price.ts'
import { toMinor } from '../../../money/to-minor.ts'
import type { Page } from '../../../parsed-page/page.ts'
import type { PriceCandidate } from '../../retailer.ts'
import { pageCurrencyOf, priceHintOf } from '../page-analysis/page-locale.ts'

interface PriceSource extends Omit<PriceCandidate, 'minor' | 'currency'> {
  /** Currency that the source states for its amount. */
  currency?: string | undefined
}

/**
 * Returns the readings of an amount in a page's data, likeliest first. '24.990' may have a thousands
 * separator: both readings are returned, unless the currency, or else that of the page, has no decimals
 * or three. The hint is for text that is not a plain number.
 */
export function statedPrices(
  text: string,
  page: Page,
  source: PriceSource,
  hint: PriceHint = priceHintOf(page),
): PriceCandidate[] {
  const hasThreeDecimals = /^[1-9]\d{0,2}\.\d{3}$/.test(text)
  const assumed = source.currency ?? pageCurrencyOf(page)
  const fitsCurrency = minorDigits(assumed) === 3 && /^\d+\.\d{3}$/.test(text)
  // Hundredths of an unknown currency would round the third decimal.
  const currency = (fitsCurrency ? assumed : source.currency) ?? null
  const minor = toMinor(text, currency)
  if (minor === undefined) return formattedPrices(text, hint, source)
  const price = { ...source, currency, minor }
  const grouped =
    hasThreeDecimals && !fitsCurrency ? toMinor(text.replace('.', ''), currency) : undefined
  if (grouped === undefined) return [price]
  if (isWithoutCents(assumed)) return [{ ...price, minor: grouped }]
  return [
    { ...price, isAmbiguous: true },
    { ...price, minor: grouped, weight: source.weight - 0.4, isAmbiguous: true },
  ]
}

/** Returns the price in a text for visitors, as a list of one or none. */
export function formattedPrices(
  text: string,
  { country, currency }: PriceHint,
  source: PriceSource,
): PriceCandidate[] {
  const price = parsePrice(text, { country, currency: source.currency ?? currency })
  return price ? [{ ...source, minor: price.minor, currency: price.currency }] : []
}
