import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { minorDigits } from '@registry/shared/money/currencies'
import type { Note } from './to-form-values.ts'

const { notes } = lookupMessages

interface FormPrice {
  value: string
  note: Note
}

/**
 * Returns the price in Singapore dollars. Other or unknown currencies leave the field empty; if the page has two
 * prices, or its sources disagree, the note offers both.
 */
export function toFormPrice(found: FoundProduct): FormPrice {
  const { price, currency } = found
  if (price === null || price <= 0) return emptyPrice(notes.missing)
  if (currency === null) return emptyPrice(notes.noCurrency(price.toFixed(2)))
  if (currency !== 'SGD') return emptyPrice(notes.otherCurrency(foreignPrice(price, currency)))
  const value = price.toFixed(2)
  const isSure = !found.uncertain.includes('price') && !found.uncertain.includes('currency')
  if (isSure) return { value, note: { tone: 'found', text: notes.fromPage } }
  return { value, note: { tone: 'check', ...uncertaintyNote(value, found) } }
}

function emptyPrice(text: string): FormPrice {
  return { value: '', note: { tone: 'check', text } }
}

function uncertaintyNote(
  now: string,
  { originalPrice, otherPrice }: FoundProduct,
): Omit<Note, 'tone'> {
  const other = otherPrice?.toFixed(2)
  if (other !== undefined && other !== now) {
    const choices = [now, other].map(value => ({ label: notes.amount(value), value }))
    return { text: notes.disagreement, choices }
  }
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
    maximumFractionDigits: minorDigits(currency),
  })
  return format.format(price).replace('\u00A0', ' ')
}
