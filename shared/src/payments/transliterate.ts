const MARKS = /\p{M}/gu
const NOT_PRINTABLE_ASCII = /[^\x20-\x7e]/g

/**
 * Returns printable ASCII: removes accents, drops characters without an ASCII base letter, collapses
 * spaces. May be empty. Payment payloads count bytes, so they contain only ASCII.
 */
export function transliterate(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/\s/g, ' ')
    .replace(NOT_PRINTABLE_ASCII, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}
