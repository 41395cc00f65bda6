import { parsePaynowProxy } from './paynow-proxy.ts'
import { parseUpiVpa } from './upi-link.ts'
import { parseWiseTag } from './wise-link.ts'

const PARSERS = {
  'singapore-paynow': (text: string) => parsePaynowProxy(text)?.value,
  'wise-transfer': parseWiseTag,
  'india-upi': parseUpiVpa,
} as const

/**
 * Normalises the payee of a payment method: '+6591234567' or a UEN, a UPI ID, a Wisetag. '' for blank,
 * which disables the method; undefined for invalid text.
 */
export function parsePayeeAddress(method: keyof typeof PARSERS, text: string): string | undefined {
  return text.trim() === '' ? '' : PARSERS[method](text)
}
