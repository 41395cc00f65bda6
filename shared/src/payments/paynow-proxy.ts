/** PayNow proxy: a Singapore mobile number or a company's UEN. */
export interface PaynowProxy {
  type: 'mobile' | 'uen'
  /** '+6591234567', or 9 to 13 letters and digits. */
  value: string
}

const MOBILE = /^(?:\+?65)?([89]\d{7})$/
// nnnnnnnnX, yyyynnnnnX or TyyPQnnnnX, each with an optional three-character PayNow suffix.
const UEN = /^(?:\d{8}[A-Z]|\d{9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])(?:[A-Z0-9]{3})?$/

/** Parses a PayNow number with spaces and dashes; undefined for invalid text. */
export function parsePaynowProxy(text: string): PaynowProxy | undefined {
  const compact = text.replace(/[\s().-]/g, '').toUpperCase()
  const mobile = MOBILE.exec(compact)?.[1]
  if (mobile) return { type: 'mobile', value: `+65${mobile}` }
  return UEN.test(compact) ? { type: 'uen', value: compact } : undefined
}

/** Formats a proxy for people: '9123 4567', or the unchanged UEN. */
export function formatPaynowProxy({ type, value }: PaynowProxy): string {
  return type === 'mobile' ? value.replace(/^\+65(\d{4})(\d{4})$/, '$1 $2') : value
}
