import { formatPlainAmount } from '@registry/shared/money/format-money'
import { type Cents, centsFromDollars } from '@registry/shared/money/money'

/** Digits with at most two decimals; commas only as separators of thousands. */
const PLAIN = /^(\d{1,7}|\d{1,3}(,\d{3})+)?(\.\d{1,2})?$/

/** What a person typed as an amount: '50', '$1,250.50', '.5'. Undefined for anything else, and 0. */
export function parseAmountText(text: string): Cents | undefined {
  const digits = text.replace(/[\s$]/g, '').replace(/\.$/, '')
  if (digits === '' || !PLAIN.test(digits)) return undefined
  const amount = centsFromDollars(Number(digits.replaceAll(',', '')))
  return amount === undefined || amount === 0 ? undefined : amount
}

/** An amount as it stands in the field: '50', or '12.50' when it has cents. */
export function amountToType(amount: Cents): string {
  return amount % 100 === 0 ? String(amount / 100) : formatPlainAmount(amount)
}
