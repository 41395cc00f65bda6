import { formatPlainAmount } from '@registry/shared/money/format-money'
import { type Cents, centsFromDollars, MAX_CENTS } from '@registry/shared/money/money'

/**
 * Digits with at most two decimals. Commas or single spaces only where thousands end, as Singapore
 * (1,000,000) or India (10,00,000) writes them: '12,50' and '12 50' could mean two things.
 */
const AMOUNT_PATTERN = /^(\d{1,12}|\d{1,3}([, ]\d{3})+|\d{1,2}(,\d{2})+,\d{3})?(\.\d{1,2})?$/

/** What people write around an amount. */
const CURRENCY = /^(?:S?\$|SGD) ?| ?(?:S?\$|SGD)$/i

/** Letters of the width of Chinese signs, as phones in Asia type them, and all kinds of spaces. */
function normalize(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, ' ')
    .trim()
}

/** What a person typed as an amount: '50', '$1,250.50', '.5'. Undefined for anything else, and 0. */
export function parseAmountText(text: string): Cents | undefined {
  const amount = centsFromDollars(parseDollars(text))
  return amount === undefined || amount === 0 ? undefined : amount
}

/** Whether it is an amount, but more than any gift can be. */
export function isAboveMaxAmount(text: string): boolean {
  return parseDollars(text) * 100 > MAX_CENTS
}

/** NaN for what is no amount. */
function parseDollars(text: string): number {
  const digits = normalize(text)
    .replace(CURRENCY, '')
    .replace(/^([^.]+)\.$/, '$1')
  return digits !== '' && AMOUNT_PATTERN.test(digits)
    ? Number(digits.replace(/[, ]/g, ''))
    : Number.NaN
}

/** An amount as it stands in the field: '50', or '12.50' when it has cents. */
export function formatAmountText(amount: Cents): string {
  return amount % 100 === 0 ? String(amount / 100) : formatPlainAmount(amount)
}
