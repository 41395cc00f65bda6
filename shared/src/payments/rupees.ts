import { once } from '../lazy/once.ts'
import { type Cents, dollarsFromCents } from '../money/money.ts'

/** Fixed exchange rate of the product, independent of the market. */
export const RUPEES_PER_DOLLAR = 66

/** UPI apps reject larger payments from a gallery image (NPCI limit for person-to-person payments). */
export const UPI_GALLERY_MAX_RUPEES = 2000

/** UPI apps reject larger payments between persons: ₹1 lakh per transaction (NPCI); banks may set lower limits. */
export const UPI_MAX_RUPEES = 100_000

const indian = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }))

/** Converts SGD to whole rupees at the fixed rate; at least 1. S$12.34 gives 814. */
export function rupeesFromCents(amount: Cents): number {
  return Math.max(1, Math.round(dollarsFromCents(amount) * RUPEES_PER_DOLLAR))
}

/** '₹23,093': whole rupees with Indian digit grouping. */
export function formatRupees(rupees: number): string {
  return `₹${indian().format(rupees)}`
}
