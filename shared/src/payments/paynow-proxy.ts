/** Under which number a bank finds a PayNow payee: a Singapore mobile, or a company's UEN. */
export interface PaynowProxy {
  type: 'mobile' | 'uen'
  /** '+6591234567', or 9 to 13 letters and digits. */
  value: string
}

const MOBILE = /^(?:\+?65)?([89]\d{7})$/
// nnnnnnnnX, yyyynnnnnX or TyyPQnnnnX, each with three characters of a PayNow suffix at will.
const UEN = /^(?:\d{8}[A-Z]|\d{9}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])(?:[A-Z0-9]{3})?$/

/** A PayNow number as people write it, with blanks and dashes; undefined for anything else. */
export function parsePaynowProxy(text: string): PaynowProxy | undefined {
  const compact = text.replace(/[\s().-]/g, '').toUpperCase()
  const mobile = MOBILE.exec(compact)?.[1]
  if (mobile) return { type: 'mobile', value: `+65${mobile}` }
  return UEN.test(compact) ? { type: 'uen', value: compact } : undefined
}

/** A proxy as a person reads and types it: '9123 4567', or the UEN as it is. */
export function formatPaynowProxy({ type, value }: PaynowProxy): string {
  return type === 'mobile' ? value.replace(/^\+65(\d{4})(\d{4})$/, '$1 $2') : value
}
