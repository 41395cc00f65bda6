const ISBN_10 = /^\d{9}[\dX]$/i
/** 'ean:', 'gtin13:', 'urn:isbn:'. */
const SCHEME = /^\D*(?:8|1[234])?:/
/** Numbers that shops assign themselves: GTIN-8 from 0 or 2, GTIN-12 from 2 or 4, GTIN-13 from 2. */
const OWN_NUMBER = /^(?:0{6}[02]|00[24]|02)/

/**
 * Returns an EAN, UPC, ISBN or other GTIN as 14 digits. Undefined if its check digit is wrong or it is not
 * unique worldwide.
 */
export function toGtin(value: unknown): string | undefined {
  const code = String(value).slice(0, 40).replace(SCHEME, '').replace(/[\s-]/g, '')
  if (ISBN_10.test(code)) return fromIsbn10(code)
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return undefined
  const gtin = code.padStart(14, '0')
  return withCheckDigit(gtin.slice(0, -1)) === gtin && !OWN_NUMBER.test(gtin) ? gtin : undefined
}

function fromIsbn10(code: string): string | undefined {
  const sum = [...code].reduce((total, digit, at) => total + (10 - at) * (Number(digit) || 0), 0)
  const isValid = (sum + (/x$/i.test(code) ? 10 : 0)) % 11 === 0
  return isValid ? withCheckDigit(`0978${code.slice(0, 9)}`) : undefined
}

/** Adds the last digit of a GTIN to its first 13 digits. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
