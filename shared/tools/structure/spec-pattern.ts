import { inserted } from './text-literals.ts'

// Placeholders of the specification: {item}, $X.XX, $x, N, n.
const placeholder = /\$?\{[^}]*\}|\$?X\.XX|\$x\b|\bN\b|\bn\b/g
const value = `[$]?(?:${inserted}|[\\w.,]+)`
/** A placeholder in braces can be several words. */
const name = '[^\\n]{1,60}'

/** Returns a pattern that matches a text of the specification with any values. */
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
