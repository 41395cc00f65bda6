import { inserted } from './text-literals.ts'

// What the specification writes for a value: {item}, $X.XX, $x, N, n.
const placeholder = /\$?\{[^}]*\}|\$?X\.XX|\$x\b|\bN\b|\bn\b/g
const value = `[$]?(?:${inserted}|[\\w.,]+)`
/** A name in braces may be of several words. */
const name = '[^\\n]{1,60}'

/** A pattern that finds a text of the specification in a catalogue, whatever its values are. */
export function specPattern(text: string): RegExp {
  const values = [...text.matchAll(placeholder)].map(([found]) =>
    found.startsWith('{') ? name : value,
  )
  const parts = text.split(placeholder).map(part =>
    part
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/is\/are/g, `(?:is|are|${inserted})`)
      // "item(s)", "contribution(s)"
      .replace(/\\\(s\\\)/g, `(?:s|\\(s\\)|${inserted})?`)
      .replace(/['’]/g, "['’]"),
  )
  const whole = parts.map((part, index) => part + (values[index] ?? ''))
  return new RegExp(`^${whole.join('')}$`)
}
