import { minorDigits } from './currencies.ts'

/**
 * Commas only as thousands separators of Singapore (1,000,000) or India (10,00,000), because '12,50' is
 * ambiguous.
 */
const PRICE_PATTERN = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})?(?:\.(\d*))?$/

/**
 * Converts a price to Singapore dollars: '300.00' at 0.0099 is '2.97'; '' if it is ambiguous, not a price or less
 * than a cent.
 */
export function convertToSgd(price: string, currency: string, sgdPerUnit: number): string {
  const parsed = PRICE_PATTERN.exec(price.trim())
  if (!parsed) return ''
  const [text, decimals = ''] = parsed
  // Only dinars have three decimals; otherwise '12.500' may be twelve thousand.
  if (decimals.length > Math.max(2, minorDigits(currency))) return ''
  const cents = Math.round(Number(text.replaceAll(',', '')) * sgdPerUnit * 100)
  return cents > 0 ? (cents / 100).toFixed(2) : ''
}
