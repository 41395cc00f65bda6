import { formatPlainAmount } from './format-money.ts'
import { type Cents, centsFromDollars, dollarsFromCents, MAX_CENTS } from './money.ts'

/**
 * Digits with at most two decimals. Commas and spaces only as thousands separators of Singapore
 * (1,000,000) or India (10,00,000), because '12,50' and '12 50' are ambiguous.
 */
const AMOUNT_PATTERN = /^(\d{1,12}|\d{1,3}([, ]\d{3})+|\d{1,2}(,\d{2})+,\d{3})?(\.\d{1,2})?$/

/** Currency symbol or code before or after an amount. */
const CURRENCY = /^(?:S?\$|SGD) ?| ?(?:S?\$|SGD)$/i

/** Converts full-width characters, as typed on Asian keyboards, and all kinds of whitespace. */
function normalize(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, ' ')
    .trim()
}

/** Parses a typed amount such as '50', '$1,250.50' or '.5'. Undefined for anything else and for 0. */
export function parseTypedAmount(text: string): Cents | undefined {
  const amount = centsFromDollars(parseDollars(text))
  return amount === undefined || amount === 0 ? undefined : amount
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
