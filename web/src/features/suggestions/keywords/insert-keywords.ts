/** Appends the keywords to the description as a line of their own: 'Soft light, portable.' */
export function insertKeywords(description: string, words: readonly string[]): string {
  const written = description.trimEnd()
  if (words.length === 0) return description
  const [first = '', ...rest] = [...words.join(', ')]
  const line = `${first.toUpperCase()}${rest.join('')}.`
  return written === '' ? line : `${written}\n${line}`
}
