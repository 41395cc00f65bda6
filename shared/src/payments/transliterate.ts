const MARKS = /\p{M}/gu
const NOT_PRINTABLE_ASCII = /[^\x20-\x7e]/g

/**
 * Text as printable ASCII: letters lose their marks, what has no ASCII letter under its mark is left
 * out, blanks are collapsed. May be empty. Payment payloads count bytes, so they hold nothing else.
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
