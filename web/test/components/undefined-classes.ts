import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders of global style sheets: the shared design and the web application. */
const FOLDERS = ['../../../shared/src/design', '../../src/styles'].map(folder =>
  path.resolve(import.meta.dirname, folder),
)

/** Returns the class names below `container` for which none of the named style sheets has a rule. */
export function undefinedClasses(container: HTMLElement, ...styleSheets: string[]): string[] {
  const css = styleSheets.map(readStyleSheet).join('\n')
  const used = [...container.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
  return [...new Set(used)].filter(name => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
}

function readStyleSheet(name: string): string {
  const file = FOLDERS.map(folder => path.join(folder, name)).find(existsSync)
  if (!file) throw new Error(`No global style sheet is named ${name}`)
  return readFileSync(file, 'utf8')
}
