import path from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /^import (\w+) from ('\.[^']*\.module\.css')$/gm

/**
 * Returns the class name in the page for a class of a CSS Module: `item-card_thumb`. It is readable in the
 * browser's tools and in tests; the structure test keeps the names of the modules unique.
 */
export function scopedName(name: string, file: string): string {
  return `${path.basename(file, '.module.css')}_${name}`
}

/**
 * Replaces each class of a CSS Module in code, such as `styles.thumb`, by its name in the page. Without
 * this, every bundle holds a table of all names of each module, used or not: 2.6 kB of the dashboard. In
 * tests, which process no CSS, it provides the names.
 */
export function cssModuleNames(): Plugin[] {
  return [namesAsLiterals, keptStyles]
}

const namesAsLiterals: Plugin = {
  name: 'css-module-names',
  enforce: 'pre',
  transform(code, id) {
    const imports = /\.tsx?$/.test(id) ? [...code.matchAll(IMPORT)] : []
    if (imports.length === 0) return
    let result = code.replace(IMPORT, 'import $2')
    for (const [, variable = '', source = ''] of imports) {
      const use = new RegExp(`\\b${variable}\\.(\\w+)`, 'g')
      const file = source.slice(1, -1)
      result = result.replace(use, (_, name: string) => `'${scopedName(kebabCase(name), file)}'`)
    }
    return { code: result, map: null }
  },
}

/** Keeps the CSS of modules whose names no code imports any more, which Vite takes for unused. */
const keptStyles: Plugin = {
  name: 'kept-styles',
  apply: 'build',
  enforce: 'post',
  transform: (_code, id) =>
    id.endsWith('.module.css')
      ? { code: 'export default ""', map: null, moduleSideEffects: 'no-treeshake' }
      : undefined,
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
