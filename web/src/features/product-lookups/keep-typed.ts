import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { type Note, READ_FIELDS, type ReadProduct, type ReadValues } from './read-found.ts'

const { notes } = lookupMessages

interface KeepTyped {
  read: ReadProduct
  /** The form's values now, and as the last lookup filled them. */
  now: ReadValues
  before: ReadValues
}

/**
 * Merges an extracted product into the form: a field edited since the last lookup keeps its value, gets a note and
 * offers
 * the extracted value. An emptied field is filled again.
 */
export function keepTyped({ read, now, before }: KeepTyped): ReadProduct {
  const kept = READ_FIELDS.filter(name => {
    const typed = now[name].trim()
    return typed !== '' && typed !== before[name].trim() && typed !== read.values[name].trim()
  })
  const pick = <T>(of: (name: keyof ReadValues) => T) =>
    Object.fromEntries(kept.map(name => [name, of(name)]))
  return {
    values: { ...read.values, ...pick(name => now[name]) },
    notes: { ...read.notes, ...pick(name => keptNote(name, read.values[name])) },
    pictures: kept.includes('thumbnailUrl')
      ? [...new Set([now.thumbnailUrl, ...read.pictures])]
      : read.pictures,
  }
}

/** Images are offered by the image picker instead of a note. */
function keptNote(name: keyof ReadValues, found: string): Note {
  const isOffered = found !== '' && name !== 'thumbnailUrl'
  const label = name === 'totalPrice' ? notes.takePrice(found) : notes.takeFound
  return {
    tone: 'kept',
    text: notes.kept,
    ...(isOffered && { choices: [{ label, value: found }] }),
  }
}
