import { oneLine } from '@registry/shared/pages/one-line'

const MAX_LETTERS = 160
const MAX_MARKS = 8

const PILED_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu')

/** What people wrote, fit to be drawn: with no more marks on a letter than any script puts there. */
export function cleanText(text: string): string {
  return Array.from(oneLine(text).replace(PILED_MARKS, '$1')).slice(0, MAX_LETTERS).join('')
}

const RIGHT_TO_LEFT =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u

/** Whether the first letter of a text is of a script that runs from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '')
}
