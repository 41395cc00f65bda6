import { percentEncode } from './percent-encode.ts'

interface UpiRequest {
  /** The payee's UPI ID: name@bank. */
  vpa: string
  payeeName: string
  rupees: number
  note?: string
}

const TEXT_MAX = 50
/** Maximum encoded length; a longer link makes a QR code too dense for phone cameras. */
const ENCODED_MAX = 150
const VPA = /^[a-z0-9][a-z0-9._-]{1,253}@[a-z][a-z0-9.-]{1,63}$/

/** Parses a UPI ID (virtual payment address) to lower case; undefined for invalid text. */
export function parseUpiVpa(text: string): string | undefined {
  const vpa = text.trim().toLowerCase()
  return VPA.test(vpa) ? vpa : undefined
}

/** Truncates a name or note to the limits of a UPI link. */
export function upiText(text: string): string {
  let kept = ''
  for (const character of [...text.replace(/\s+/g, ' ').trim()].slice(0, TEXT_MAX)) {
    if (percentEncode(kept + character).length > ENCODED_MAX) break
    kept += character
  }
  return kept
}

const encodeWithin = (text: string) => percentEncode(upiText(text))

/**
 * Returns the deep link of a payment in India (NPCI UPI Linking Specification 1.6), for a button or QR
 * code. Name and note are truncated to 50 characters. The UPI ID is not encoded: some bank apps cannot
 * read %40.
 */
export function upiLink({ vpa, payeeName, rupees, note = '' }: UpiRequest): string {
  const encodedNote = encodeWithin(note)
  const parts = [
    `pa=${vpa}`,
    `pn=${encodeWithin(payeeName) || 'NA'}`,
    ...(encodedNote ? [`tn=${encodedNote}`] : []),
    `am=${rupees}.00`,
    'cu=INR',
  ]
  return `upi://pay?${parts.join('&')}`
}
