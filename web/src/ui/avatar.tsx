const TONES = ['rose', 'moss', 'sky', 'plum', 'apricot'] as const

/** First letters of the first and the last word of a name: 'Auntie Lakshmi' gives 'AL'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked
    .map(word => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}

/** A person's initials in a circle. The colour follows the name, so that it stays with the person. */
export function Avatar({ name }: { name: string }) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span className={`avatar tone-${TONES[sum % TONES.length]}`} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
