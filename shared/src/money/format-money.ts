import type { Cents } from './money.ts'

const grouped = new Intl.NumberFormat('en-SG', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const whole = new Intl.NumberFormat('en-SG', { maximumFractionDigits: 0 })

/** '$1,234.50', for dialogs and the owner's area. */
export function formatDollars(amount: Cents): string {
  return `$${grouped.format(amount / 100)}`
}

/** '$180' or '$54.90': without '.00' where space is limited. */
export function formatShortDollars(amount: Cents): string {
  return `$${(amount % 100 === 0 ? whole : grouped).format(amount / 100)}`
}

/** 'S$180' or 'S$54.90', for public cards: decimals only if needed. */
export function formatCardMoney(amount: Cents): string {
  return `S$${(amount % 100 === 0 ? whole : grouped).format(amount / 100)}`
}

/** '25.50': digits with two decimals, for inputs, bank references and copied amounts. */
export function formatPlainAmount(amount: Cents): string {
  return (amount / 100).toFixed(2)
}
