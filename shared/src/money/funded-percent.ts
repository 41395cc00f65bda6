import type { Cents } from './money.ts'

/** Share of a price that was given, rounded to whole percent; a price of nothing is fully given. */
export function fundedPercent(given: Cents, price: Cents): number {
  return price <= 0 ? 100 : Math.round((given / price) * 100)
}
