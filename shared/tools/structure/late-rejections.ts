import type { SourceFile } from './source-files.ts'

const EXPECTED = /^(\s*)await expect\((\w+)\)\.rejects/

/**
 * Promises that are expected to be rejected only after something else was waited for. One that is
 * rejected earlier is rejected unheard, which fails the run and no test.
 */
export function lateRejections({ path, text }: SourceFile): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const [, indent = '', name = ''] = EXPECTED.exec(line) ?? []
    return name && isLate(linesSince(lines, index, indent, name))
      ? [`${path}:${index + 1}: ${name} may be rejected before`]
      : []
  })
}

/** The statements of the same block from where `name` is declared up to `end`, without their insides. */
function linesSince(lines: string[], end: number, indent: string, name: string): string[] {
  const declared = new RegExp(`^${indent}const .*\\b${name}\\b.* = `)
  const start = lines.slice(0, end).findLastIndex(line => declared.test(line))
  const statement = new RegExp(`^${indent}\\S`)
  return start < 0 ? [] : lines.slice(start + 1, end).filter(line => statement.test(line))
}

const isLate = (lines: string[]) =>
  lines.some(line => /\bawait\b/.test(line)) && !lines.some(line => line.includes('.catch('))
