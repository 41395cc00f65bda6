import type { Cents } from './money.ts'

/**
 * Formats dollars as `Intl.NumberFormat('en-SG')` does. The first formatter of a page takes a phone over 100 ms, before
 * the page can be hydrated.
 */
function group(amount: Cents, decimals: 0 | 2): string {
  return (amount / 100).toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

/** Returns the number of decimals where space is limited: none for whole dollars. */
const neededDecimals = (amount: Cents) => (amount % 100 === 0 ? 0 : 2)

/** '$1,234.50', for dialogs and the owner's area. */
export function formatDollars(amount: Cents): string {
  return `$${group(amount, 2)}`
}

/** '$180' or '$54.90': without '.00' where space is limited. */
export function formatShortDollars(amount: Cents): string {
  return `$${group(amount, neededDecimals(amount))}`
}

/** 'S$180' or 'S$54.90', for public cards: decimals only if needed. */
export function formatCardMoney(amount: Cents): string {
  return `S$${group(amount, neededDecimals(amount))}`
}

/** '25.50': digits with two decimals, for inputs, bank references and copied amounts. */
export function formatPlainAmount(amount: Cents): string {
  return (amount / 100).toFixed(2)
}
