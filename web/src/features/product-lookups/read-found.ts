import type { FoundProduct } from '@registry/shared/contract/product-lookups'
import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { closestCategory } from './closest-category.ts'

/** A scraped item whose category nothing tells goes under the specification's 'General'. */
const NO_CATEGORY = 'Other'

interface Note {
  tone: 'found' | 'check'
  text: string
}

export interface ReadProduct {
  values: {
    productName: string
    productUrl: string
    totalPrice: string
    category: string
    productDescription: string
    thumbnailUrl: string
  }
  notes: {
    productName?: Note
    totalPrice?: Note
    category?: Note
    productDescription?: Note
  }
  pictures: string[]
}

const { notes } = lookupMessages
const check = (text: string): Note => ({ tone: 'check', text: notes.checkText(text) })

/**
 * What was read from a shop's page as the item form takes it, with a word on each field: where it is
 * from, or why it wants a look. A price in another currency than Singapore dollars is left to the
 * owner.
 */
export function readFound(found: FoundProduct): ReadProduct {
  const price = readPrice(found)
  const category = readCategory(found)
  return {
    values: {
      productName: found.productName,
      productUrl: found.sourceUrl,
      totalPrice: price.value,
      category: category.value,
      productDescription: found.description,
      thumbnailUrl: found.images[0] ?? '',
    },
    notes: {
      productName: textNote(found, 'productName', found.productName),
      totalPrice: price.note,
      category: category.note,
      productDescription: found.description
        ? textNote(found, 'description', found.description)
        : undefined,
    },
    pictures: found.images,
  }
}

function textNote(found: FoundProduct, field: string, value: string): Note {
  if (value === '') return check(notes.missing)
  if (found.uncertain.includes(field)) return check(notes.uncertain)
  return { tone: 'found', text: notes.fromPage }
}

function readPrice(found: FoundProduct): { value: string; note: Note } {
  const { price, currency } = found
  if (price === null || price <= 0) return { value: '', note: check(notes.missing) }
  if (currency === null) return { value: '', note: check(notes.noCurrency(price.toFixed(2))) }
  if (currency !== 'SGD') {
    return { value: '', note: check(notes.otherCurrency(foreignPrice(price, currency))) }
  }
  const isSure = !found.uncertain.includes('price') && !found.uncertain.includes('currency')
  return {
    value: price.toFixed(2),
    note: isSure ? { tone: 'found', text: notes.fromPage } : check(notes.uncertain),
  }
}

/** 'USD 49.00', 'JPY 4,900': with as many decimals as the currency has. */
function foreignPrice(price: number, currency: string): string {
  const format = new Intl.NumberFormat('en-SG', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  })
  return format.format(price).replace('\u00A0', ' ')
}

function readCategory(found: FoundProduct): { value: string; note: Note } {
  const named = found.category ? closestCategory(found.category) : undefined
  const guessed = named ?? closestCategory(found.productName)
  const isSure = named !== undefined && !found.uncertain.includes('category')
  if (guessed === undefined) return { value: NO_CATEGORY, note: check(notes.missing) }
  return {
    value: guessed,
    note: isSure
      ? { tone: 'found', text: notes.fromPage }
      : { tone: 'found', text: notes.suggested },
  }
}
