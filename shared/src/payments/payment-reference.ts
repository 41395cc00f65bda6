const ITEM_CHARACTERS = 10

/** Maximum length of a transfer's note for methods other than PayNow. */
export const NOTE_MAX = 35

const withoutBlanks = (text: string) => text.toWellFormed().replace(/\s/gu, '')

/**
 * Returns the reference by which an owner recognises a contributor's transfer: the contributor's name and
 * the first ten characters of the item's name, without spaces. 'Auntie Mei' and 'Stokke Tripp Trapp' give
 * 'AuntieMeiStokkeTrip'.
 */
export function paymentReference(contributorName: string, itemName: string): string {
  const item = [...withoutBlanks(itemName)].slice(0, ITEM_CHARACTERS)
  return withoutBlanks(contributorName) + item.join('')
}

/** Truncates a reference to `max` characters within its name part, so that the item stays readable. */
export function capReference(reference: string, max: number): string {
  const characters = [...reference]
  if (characters.length <= max) return reference
  const name = characters.slice(0, max - ITEM_CHARACTERS)
  return [...name, ...characters.slice(-ITEM_CHARACTERS)].join('')
}
