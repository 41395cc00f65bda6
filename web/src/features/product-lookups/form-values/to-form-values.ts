import { CATEGORIES } from '@registry/shared/categories/categories'
import { NO_CATEGORY } from '@registry/shared/categories/no-category'
import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { toFormPrice } from './to-form-price.ts'

/** An alternative value, applied by one click. */
interface FieldNoteChoice {
  label: string
  value: string
}

/** A note below a field: extracted from the page, to be checked, or not overwritten after an edit. */
export interface Note {
  tone: 'found' | 'check' | 'kept'
  text: string
  choices?: readonly FieldNoteChoice[]
}

export interface LookupValues {
  productName: string
  productUrl: string
  totalPrice: string
  category: string
  productDescription: string
  thumbnailUrl: string
}

/** Form fields that a lookup can fill. */
export const LOOKUP_FIELDS = [
  'productName',
  'productUrl',
  'totalPrice',
  'category',
  'productDescription',
  'thumbnailUrl',
] as const satisfies (keyof LookupValues)[]

export interface LookupFormValues {
  values: LookupValues
  notes: Partial<Record<keyof LookupValues, Note>>
  images: string[]
}

const { notes } = lookupMessages
const check = (text: string): Note => ({ tone: 'check', text })

/**
 * Converts a found product to form values, with a note per field on its source or on the reason to check it. Prices in
 * other currencies than SGD are left to the owner.
 */
export function toFormValues(found: FoundProduct): LookupFormValues {
  const price = toFormPrice(found)
  const category = toFormCategory(found)
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
      thumbnailUrl: imageNote(found),
    },
    images: found.images,
  }
}

function textNote(found: FoundProduct, field: string, value: string): Note {
  if (value === '') return check(notes.missing)
  if (found.uncertain.includes(field)) return check(notes.uncertain)
  return { tone: 'found', text: notes.fromPage }
}

function imageNote({ images, uncertain }: FoundProduct): Note | undefined {
  if (images.length === 0) return check(notes.noPicture)
  return uncertain.includes('images') ? check(notes.uncertainPicture) : undefined
}

/**
 * Returns the server's category. An uncertain one was guessed from the product name, so its note says so.
 * A product that is not about babies has no note: there is nothing to check.
 */
function toFormCategory({ category, uncertain }: FoundProduct): { value: string; note?: Note } {
  if (category === NO_CATEGORY) return { value: NO_CATEGORY }
  const known: readonly string[] = CATEGORIES
  if (!category || !known.includes(category)) {
    return { value: NO_CATEGORY, note: check(notes.noCategory) }
  }
  const text = uncertain.includes('category') ? notes.suggested : notes.fromPage
  return { value: category, note: { tone: 'found', text } }
}
