import { type Cents, centsFromDollars } from './money.ts'

/** Commas only as thousands separators. */
const PRICE_PATTERN = /^(?:S?\$)?\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/i

/**
 * Parses a price that an owner types: '$1,234.50', 'S$ 80' or '80'. Undefined for anything else and
 * above 1,000,000; stricter than `parseTypedAmount`, and 0 is a price.
 */
export function parseTypedPrice(text: string): Cents | undefined {
  const match = PRICE_PATTERN.exec(text.trim())
  if (!match) return undefined
  return centsFromDollars(Number(`${match[1]?.replaceAll(',', '')}${match[2] ?? ''}`))
}
