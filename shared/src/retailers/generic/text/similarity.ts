/** Returns the similarity of two texts, 0 to 1: F1 score over words, ignoring case and punctuation. */
export function similarity(a: string, b: string): number {
  const left = wordsOf(a)
  const right = wordsOf(b)
  if (left.length === 0 || right.length === 0) return 0
  return (2 * countCommon(left, right)) / (left.length + right.length)
}

/** Returns the share of a text's words that another text contains, 0 to 1. */
export function coverage(part: string, whole: string): number {
  const words = wordsOf(part)
  return words.length === 0 ? 0 : countCommon(words, wordsOf(whole)) / words.length
}

/** Cache: rules compare the same few names and titles with many texts. */
const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 200

/** Returns the lower-case words of a text. */
export function wordsOf(text: string): readonly string[] {
  const before = known.get(text)
  if (before) return before
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(text, words)
  return words
}

function countCommon(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of right) {
    const count = counts.get(word) ?? 0
    if (count > 0) common++
    counts.set(word, count - 1)
  }
  return common
}
