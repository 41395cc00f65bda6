import { type PriceHint, parsePrice } from '../src/money/parse-price.ts'

/** Returns the ISO 4217 code in a text, with or without a number: 'Price from £', '12 kr'. */
export function currencyOfText(text: string, hint: PriceHint = {}): string | undefined {
  // 'DKK/stk' is a currency per piece.
  const priced = parsePrice(
    /\d/.test(text) ? text : `${text.replace(/(?<=\b[A-Z]{3})\/.*$/s, '')} 1`,
    hint,
  )
  return priced?.written ? (priced.currency ?? undefined) : undefined
}
