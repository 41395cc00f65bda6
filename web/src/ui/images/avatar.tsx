const TONES = ['rose', 'moss', 'sky', 'plum', 'apricot'] as const

/** Returns the initials of the first and the last word of a name: 'AL' for 'Auntie Lakshmi'. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked
    .map(word => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}

/** Initials in a circle, in a colour derived from the name. */
export function Avatar({ name }: { name: string }) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span className={`avatar tint-${TONES[sum % TONES.length]}`} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
