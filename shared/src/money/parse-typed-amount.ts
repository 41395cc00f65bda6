import { formatPlainAmount } from './format-money.ts'
import { type Cents, centsFromDollars, dollarsFromCents, MAX_CENTS } from './money.ts'

/**
 * Digits with at most two decimals. Commas and spaces only as thousands separators of Singapore
 * (1,000,000) or India (10,00,000), because '12,50' and '12 50' are ambiguous.
 */
const AMOUNT_PATTERN = /^(\d{1,12}|\d{1,3}([, ]\d{3})+|\d{1,2}(,\d{2})+,\d{3})?(\.\d{1,2})?$/

/** Currency symbol or code before or after an amount. */
const CURRENCY = /^(?:S?\$|SGD) ?| ?(?:S?\$|SGD)$/i

/** Returns the value of a digit of an Indian script; their blocks have 128 characters with 0 at the same place. */
const indianDigit = (digit: string) => String((digit.charCodeAt(0) % 0x80) - 0x66)

/** Converts full-width characters and Indian digits, as typed on Asian keyboards, and all kinds of whitespace. */
function normalize(text: string): string {
  return text
    .replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, indianDigit)
    .replace(/[\uFF01-\uFF5E]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, ' ')
    .trim()
}

/** Parses a typed amount such as '50', '$1,250.50' or '.5'. Undefined for anything else and for 0. */
export function parseTypedAmount(text: string): Cents | undefined {
  return parseTypedPrice(text) || undefined
}

/** Parses a typed price as `parseTypedAmount` does, except that 0 is a price. */
export function parseTypedPrice(text: string): Cents | undefined {
  return centsFromDollars(parseDollars(text))
}

/** Returns true for an amount above the maximum of any contribution. */
export function isAboveMaxAmount(text: string): boolean {
  return parseDollars(text) > dollarsFromCents(MAX_CENTS)
}

/** Returns NaN if the text is not an amount. */
function parseDollars(text: string): number {
  const digits = normalize(text)
    .replace(CURRENCY, '')
    .replace(/^([^.]+)\.$/, '$1')
  return digits !== '' && AMOUNT_PATTERN.test(digits)
    ? Number(digits.replace(/[, ]/g, ''))
    : Number.NaN
}

/** Formats an amount for the field in which it is typed: '50', or '12.50' with cents. */
export function formatTypedAmount(amount: Cents): string {
  const dollars = dollarsFromCents(amount)
  return Number.isInteger(dollars) ? String(dollars) : formatPlainAmount(amount)
}
