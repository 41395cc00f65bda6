import { formatDollars } from '../money/format-money.ts'
import type { Cents } from '../money/money.ts'
import { formatRupees, rupeesFromCents } from './rupees.ts'

/** Formats an amount in the currency of the method: '₹3,300' for 'india-upi', otherwise '$50.00'. */
export function formatPayableAmount(amount: Cents, method: string): string {
  return method === 'india-upi' ? formatRupees(rupeesFromCents(amount)) : formatDollars(amount)
}
