import type { Cents } from './money.ts'

/** Returns the percentage of a price that was contributed, rounded; 100 for a price of zero. */
export function fundedPercent(given: Cents, price: Cents): number {
  return price <= 0 ? 100 : Math.round((given / price) * 100)
}
