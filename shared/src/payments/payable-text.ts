import type { PaymentMethod } from '../contract/registry-schemas.ts'
import { formatDollars } from '../money/format-money.ts'
import type { Cents } from '../money/money.ts'
import { formatRupees, rupeesFromCents } from './rupees.ts'

/** What is to be paid, in the currency of the method: '$50.00', or '₹3,300' by UPI. */
export function payableText(amount: Cents, method: PaymentMethod): string {
  return method === 'india-upi' ? formatRupees(rupeesFromCents(amount)) : formatDollars(amount)
}
