import type { SourceFile } from './source-files.ts'

const opening =
  /^( *)(?:export )?(?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?:\(|\w+ =>))/
const functionLimit = 60
const componentLimit = 120

/**
 * Finds functions above the length limit. A function ends at the first closing line with the indentation
 * of its start.
 */
export function findLongFunctions({ path, text }: SourceFile): string[] {
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
