const ITEM_CHARACTERS = 10

/** What a transfer other than PayNow has room for, in characters. */
export const NOTE_MAX = 35

const withoutBlanks = (text: string) => text.toWellFormed().replace(/\s/gu, '')

/**
 * What a contributor writes with a transfer so that the owner recognises it: their name and the first
 * ten characters of the item's name, both without blanks. 'Auntie Mei' and 'Stokke Tripp Trapp' give
 * 'AuntieMeiStokkeTrip'.
 */
export function paymentReference(contributorName: string, itemName: string): string {
  const item = [...withoutBlanks(itemName)].slice(0, ITEM_CHARACTERS)
  return withoutBlanks(contributorName) + item.join('')
}

/** Cuts a reference to `max` characters out of its name part, so that the item stays readable. */
export function capReference(reference: string, max: number): string {
  const characters = [...reference]
  if (characters.length <= max) return reference
  const name = characters.slice(0, max - ITEM_CHARACTERS)
  return [...name, ...characters.slice(-ITEM_CHARACTERS)].join('')
}
