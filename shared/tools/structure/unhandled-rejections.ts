import type { SourceFile } from './source-files.ts'

const EXPECTED = /^(\s*)await expect\((\w+)\)\.rejects/

/**
 * Finds promises whose expected rejection is awaited only after another await. If they reject earlier,
 * the rejection is unhandled and fails the run but no test.
 */
export function findUnhandledRejections({ path, text }: SourceFile): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const [, indent = '', name = ''] = EXPECTED.exec(line) ?? []
    return name && isLate(linesSince(lines, index, indent, name))
      ? [`${path}:${index + 1}: ${name} may be rejected before`]
      : []
  })
}

/** Returns the statements of the block between the declaration of `name` and `end`, without nested lines. */
function linesSince(lines: string[], end: number, indent: string, name: string): string[] {
  const declared = new RegExp(`^${indent}const .*\\b${name}\\b.* = `)
  const start = lines.slice(0, end).findLastIndex(line => declared.test(line))
  const statement = new RegExp(`^${indent}\\S`)
  return start < 0 ? [] : lines.slice(start + 1, end).filter(line => statement.test(line))
}

const isLate = (lines: string[]) =>
  lines.some(line => /\bawait\b/.test(line)) && !lines.some(line => line.includes('.catch('))
