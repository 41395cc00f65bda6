import { readFileSync } from 'node:fs'
import path from 'node:path'

const DESIGN = path.resolve(import.meta.dirname, '../../../shared/src/design')

/** Returns the class names below `container` for which a style sheet of the shared design has no rule. */
export function undefinedClasses(container: HTMLElement, styleSheet: string): string[] {
  const css = readFileSync(path.join(DESIGN, styleSheet), 'utf8')
  const used = [...container.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
  return [...new Set(used)].filter(name => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
}
