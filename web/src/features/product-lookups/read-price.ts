import type { FoundProduct } from '@registry/shared/contract/product-lookups'
import { lookupMessages } from '@registry/shared/messages/product-lookups'
import type { Note } from './read-found.ts'

const { notes } = lookupMessages

interface ReadPrice {
  value: string
  note: Note
}

/**
 * Returns the price in Singapore dollars. Other or unknown currencies leave the field empty; if the page has two
 * prices,
 * the note offers both.
 */
export function readPrice(found: FoundProduct): ReadPrice {
  const { price, currency } = found
  if (price === null || price <= 0) return leftToOwner(notes.missing)
  if (currency === null) return leftToOwner(notes.noCurrency(price.toFixed(2)))
  if (currency !== 'SGD') return leftToOwner(notes.otherCurrency(foreignPrice(price, currency)))
  const value = price.toFixed(2)
  const isSure = !found.uncertain.includes('price') && !found.uncertain.includes('currency')
  if (isSure) return { value, note: { tone: 'found', text: notes.fromPage } }
  return { value, note: { tone: 'check', ...doubt(value, found.originalPrice) } }
}

function leftToOwner(text: string): ReadPrice {
  return { value: '', note: { tone: 'check', text } }
}

function doubt(now: string, originalPrice: number | null): Omit<Note, 'tone'> {
  const before = originalPrice?.toFixed(2)
  if (before === undefined || before === now) return { text: notes.uncertain }
  return {
    text: notes.twoPrices,
    choices: [
      { label: notes.now(now), value: now },
      { label: notes.before(before), value: before },
    ],
  }
}

/** Formats 'USD 49.00' or 'JPY 4,900', with the decimals of the currency. */
function foreignPrice(price: number, currency: string): string {
  const format = new Intl.NumberFormat('en-SG', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  })
  return format.format(price).replace('\u00A0', ' ')
}
