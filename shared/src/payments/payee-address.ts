import { parsePaynowProxy } from './paynow-proxy.ts'
import { parseUpiVpa } from './upi-link.ts'
import { parseWiseTag } from './wise-link.ts'

const PARSERS = {
  'singapore-paynow': (text: string) => parsePaynowProxy(text)?.value,
  'wise-transfer': parseWiseTag,
  'india-upi': parseUpiVpa,
} as const

/**
 * Where money goes by a method, as people write or paste it, in its one form: '+6591234567' or a UEN,
 * a UPI ID, a Wisetag. '' for blank, which switches the method off; undefined for anything else.
 */
export function parsePayeeAddress(method: keyof typeof PARSERS, text: string): string | undefined {
  return text.trim() === '' ? '' : PARSERS[method](text)
}
