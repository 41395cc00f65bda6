import type { Rates } from './read-rates.ts'

/**
 * Approximate mid-market rates, used until a source of rates has answered. QuickAdd shows their date, so
 * renew date and rates together.
 */
export const BUILT_IN_RATES: Rates = {
  base: 'SGD',
  date: '2025-06-30',
  rates: {
    USD: 0.786,
    EUR: 0.668,
    GBP: 0.573,
    AUD: 1.2,
    MYR: 3.31,
    THB: 25.6,
    IDR: 12_770,
    CNY: 5.63,
    HKD: 6.17,
    JPY: 113,
  },
}
