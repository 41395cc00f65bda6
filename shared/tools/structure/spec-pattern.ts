import { inserted } from './text-literals.ts'

// What the specification writes for a value: {item}, $X.XX, $x, N, n.
const placeholder = /\$?\{[^}]*\}|\$?X\.XX|\$x\b|\bN\b|\bn\b/g
const value = `[$]?(?:${inserted}|[\\w.,]+)`

/** A pattern that finds a text of the specification in a catalogue, whatever its values are. */
export function specPattern(text: string): RegExp {
  const parts = text.split(placeholder).map(part =>
    part
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/is\/are/g, `(?:is|are|${inserted})`)
      // "item(s)", "contribution(s)"
      .replace(/\\\(s\\\)/g, `(?:s|\\(s\\)|${inserted})?`)
      .replace(/['’]/g, "['’]"),
  )
  return new RegExp(`^${parts.join(value)}$`)
}
