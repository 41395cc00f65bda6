import { isWithoutCents, minorDigits } from '../../../money/currencies.ts'
import { type PriceHint, parsePrice } from '../../../money/parse-price.ts'
import { toMinor } from '../../../money/to-minor.ts'
import type { PriceCandidate } from '../../retailer.ts'

interface PriceSource extends Omit<PriceCandidate, 'minor' | 'currency'> {
  /** Currency that the source states for its amount. */
  currency?: string | undefined
}

/**
 * Returns the readings of an amount in a page's data, likeliest first. '24.990' may have a thousands
 * separator: both readings are returned, unless prices in the currency have no decimals.
 */
export function statedPrices(text: string, hint: PriceHint, source: PriceSource): PriceCandidate[] {
  const { currency = null } = source
  const minor = toMinor(text, currency)
  if (minor === undefined) return formattedPrices(text, hint, source)
  const price = { ...source, currency, minor }
  const assumed = currency ?? hint.currency
  const isAmbiguous = /^\d{1,3}\.\d{3}$/.test(text) && minorDigits(assumed) !== 3
  const grouped = isAmbiguous ? toMinor(text.replace('.', ''), currency) : undefined
  if (grouped === undefined) return [price]
  if (isWithoutCents(assumed)) return [{ ...price, minor: grouped }]
  return [price, { ...price, minor: grouped, weight: source.weight - 0.4 }]
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
