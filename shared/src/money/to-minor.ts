import { minorDigits } from './currencies.ts'

/** Maximum plausible price, in minor units. */
export const MAX_MINOR = 1_000_000_000_000

/**
 * Converts decimal text ('1234.5') or a number to minor units, rounded half up in decimal arithmetic.
 * Undefined if it is invalid, negative or above the maximum.
 */
export function toMinor(
  amount: string | number,
  currency: string | null | undefined,
): number | undefined {
  const text = typeof amount === 'number' ? plainText(amount) : amount.trim()
  const parts = /^(\d{1,15})(?:\.(\d*))?$/.exec(text)
  if (!parts) return undefined
  const digits = minorDigits(currency)
  const fraction = (parts[2] ?? '').padEnd(digits + 1, '0')
  const kept = Number(`${parts[1]}${fraction.slice(0, digits)}`)
  const minor = kept + (Number(fraction[digits]) >= 5 ? 1 : 0)
  return minor <= MAX_MINOR ? minor : undefined
}

/**
 * Converts hundredths of the major unit, in which Shopify gives the prices of every currency, to minor
 * units: 50000 hundredths of a yen are 500.
 */
export function minorFromHundredths(
  hundredths: number,
  currency: string | null,
): number | undefined {
  return toMinor(hundredths / 100, currency)
}

/** Converts minor units to a number in major units (19.9), for display and comparison. */
export function toMajor(minor: number, currency: string | null | undefined): number {
  return minor / 10 ** minorDigits(currency)
}

function plainText(amount: number): string {
  const text = String(amount)
  return text.includes('e') ? amount.toFixed(6) : text
}
