import type { SourceFile } from './source-files.ts'

const opening =
  /^( *)(?:export )?(?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?:\(|\w+ =>))/
const functionLimit = 60
const componentLimit = 120

/**
 * Functions longer than the house allows, by the formatter's indentation: a function ends at the first
 * line that closes at the depth where it began.
 */
export function longFunctions({ path, text }: SourceFile): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, start) => {
    const [, indent, declared, assigned] = opening.exec(line) ?? []
    const name = declared ?? assigned
    if (indent === undefined || name === undefined) return []
    const end = lines.findIndex((other, at) => at > start && other.startsWith(`${indent}}`))
    const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name)
    const length = end - start + 1
    const isLong = length > (isComponent ? componentLimit : functionLimit)
    return isLong ? [`${path}: ${name} has ${length} lines`] : []
  })
}
