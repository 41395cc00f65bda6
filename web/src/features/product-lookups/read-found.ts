import { CATEGORIES } from '@registry/shared/categories/categories'
import type { FoundProduct } from '@registry/shared/contract/product-lookups'
import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { readPrice } from './read-price.ts'

/** A scraped item whose category nothing tells goes under the specification's 'General'. */
const NO_CATEGORY = 'Other'

/** A value of a field that one press takes over. */
export interface NoteChoice {
  label: string
  value: string
}

/** What is said of a field: it is from the page, wants a look, or stays as it was typed. */
export interface Note {
  tone: 'found' | 'check' | 'kept'
  text: string
  choices?: readonly NoteChoice[]
}

export interface ReadValues {
  productName: string
  productUrl: string
  totalPrice: string
  category: string
  productDescription: string
  thumbnailUrl: string
}

/** The fields of the item form that a page can fill. */
export const READ_FIELDS = [
  'productName',
  'productUrl',
  'totalPrice',
  'category',
  'productDescription',
  'thumbnailUrl',
] as const satisfies (keyof ReadValues)[]

export interface ReadProduct {
  values: ReadValues
  notes: Partial<Record<keyof ReadValues, Note>>
  pictures: string[]
}

const { notes } = lookupMessages
const check = (text: string): Note => ({ tone: 'check', text })

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
      thumbnailUrl: pictureNote(found),
    },
    pictures: found.images,
  }
}

function textNote(found: FoundProduct, field: string, value: string): Note {
  if (value === '') return check(notes.missing)
  if (found.uncertain.includes(field)) return check(notes.uncertain)
  return { tone: 'found', text: notes.fromPage }
}

function pictureNote({ images, uncertain }: FoundProduct): Note | undefined {
  if (images.length === 0) return check(notes.noPicture)
  return uncertain.includes('images') ? check(notes.uncertainPicture) : undefined
}

/** One of ours as the server chose it; what it is unsure of it took from the name. */
function readCategory({ category, uncertain }: FoundProduct): { value: string; note: Note } {
  const known: readonly string[] = CATEGORIES
  if (!category || !known.includes(category)) {
    return { value: NO_CATEGORY, note: check(notes.noCategory) }
  }
  const text = uncertain.includes('category') ? notes.suggested : notes.fromPage
  return { value: category, note: { tone: 'found', text } }
}
