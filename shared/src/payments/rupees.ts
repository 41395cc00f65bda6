import type { Cents } from '../money/money.ts'

/** The rate of the product, whatever the market says. */
export const RUPEES_PER_DOLLAR = 66

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Whole rupees for an amount in SGD at the product's fixed rate; at least 1. S$12.34 gives 814. */
export function rupeesFromCents(amount: Cents): number {
  return Math.max(1, Math.round((amount * RUPEES_PER_DOLLAR) / 100))
}

/** '₹23,093': whole rupees, grouped as in India. */
export function formatRupees(rupees: number): string {
  return `₹${indian.format(rupees)}`
}
