const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text, or its first letters and … where it has more than `max`, none of them cut in two. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  return letters.length <= max
    ? text
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
