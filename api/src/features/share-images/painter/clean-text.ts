import { oneLine } from '@registry/shared/text/one-line'

const MAX_LETTERS = 160
const MAX_MARKS = 8

const PILED_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu')

/**
 * Cleans user text for rendering: one line, limited length and no more combining marks per letter than any
 * script uses.
 */
export function cleanText(text: string): string {
  return Array.from(oneLine(text).replace(PILED_MARKS, '$1')).slice(0, MAX_LETTERS).join('')
}

const RIGHT_TO_LEFT =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u

/** Returns whether the first letter of a text belongs to a right-to-left script. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '')
}
