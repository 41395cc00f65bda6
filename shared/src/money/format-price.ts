import { minorDigits } from './currencies.ts'

/** 'NPR 300.00': minor units of any ISO 4217 currency, with its code, as a person reads them. */
export function formatPrice(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-SG', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: minorDigits(currency),
  })
  return format.format(minor / 10 ** minorDigits(currency)).replace(/\u00a0/g, ' ')
}
