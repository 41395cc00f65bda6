import { isWithoutCents, minorDigits } from '../../../money/currencies.ts'
import { type PriceHint, parsePrice } from '../../../money/parse-price.ts'
import { toMinor } from '../../../money/to-minor.ts'

/** One reading of an amount in a page's data. */
export interface StatedAmount {
  minor: number
  /** Currency of a formatted amount; null for a plain number. */
  currency: string | null
  /** Subtracted from the weight of the amount's source. */
  doubt: number
}

/**
 * Returns the readings of an amount in a page's data, likeliest first. '24.990' may have a thousands
 * separator: both readings are returned, unless prices in the currency have no decimals.
 */
export function readStatedAmount(text: string, hint: PriceHint): StatedAmount[] {
  const currency = hint.currency ?? null
  const plain = toMinor(text, currency)
  if (plain === undefined) {
    const parsed = parsePrice(text, hint)
    return parsed ? [{ minor: parsed.minor, currency: parsed.currency, doubt: 0 }] : []
  }
  const grouped = groupedReading(text, currency)
  if (grouped === undefined) return [{ minor: plain, currency: null, doubt: 0 }]
  if (isWithoutCents(currency)) return [{ minor: grouped, currency: null, doubt: 0 }]
  return [
    { minor: plain, currency: null, doubt: 0 },
    { minor: grouped, currency: null, doubt: 0.4 },
  ]
}

function groupedReading(text: string, currency: string | null): number | undefined {
  if (!/^\d{1,3}\.\d{3}$/.test(text) || minorDigits(currency) === 3) return undefined
  return toMinor(text.replace('.', ''), currency)
}
