import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import {
  LOOKUP_FIELDS,
  type LookupFormValues,
  type LookupValues,
  type Note,
} from './to-form-values.ts'

const { notes } = lookupMessages

interface MergeInput {
  read: LookupFormValues
  /** The form's values now, and as the last lookup filled them. */
  now: LookupValues
  before: LookupValues
  /** Texts that offer the extracted value; by default those for a page. */
  words?: Words
}

interface Words {
  take: string
  takePrice: (price: string) => string
}

const PAGE: Words = { take: notes.takeFound, takePrice: notes.takePrice }

/**
 * Merges an extracted product into the form: a field edited since the last lookup keeps its value, gets a note and
 * offers the extracted value. An emptied field is filled again.
 */
export function mergeEditedFields(input: MergeInput): LookupFormValues {
  const { read, now, before, words = PAGE } = input
  const edited = LOOKUP_FIELDS.filter(name => {
    const typed = now[name].trim()
    return typed !== '' && typed !== before[name].trim() && typed !== read.values[name].trim()
  })
  const pick = <T>(of: (name: keyof LookupValues) => T) =>
    Object.fromEntries(edited.map(name => [name, of(name)]))
  return {
    values: { ...read.values, ...pick(name => now[name]) },
    notes: { ...read.notes, ...pick(name => editedNote(name, read.values[name], words)) },
    images: edited.includes('thumbnailUrl')
      ? [...new Set([now.thumbnailUrl, ...read.images])]
      : read.images,
  }
}

/** Images are offered by the image picker instead of a note. */
function editedNote(name: keyof LookupValues, found: string, words: Words): Note {
  const isOffered = found !== '' && name !== 'thumbnailUrl'
  const label = name === 'totalPrice' ? words.takePrice(found) : words.take
  return {
    tone: 'kept',
    text: notes.kept,
    ...(isOffered && { choices: [{ label, value: found }] }),
  }
}
