import { once } from '../lazy/once.ts'

const graphemes = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** Returns the text, truncated with … to `max` characters without splitting a grapheme. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const letters = Array.from(graphemes().segment(text), ({ segment }) => segment)
  return letters.length <= max
    ? text
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
