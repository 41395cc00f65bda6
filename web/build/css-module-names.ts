import path from 'node:path'
import type { Plugin } from 'vite'

const MODULE = '.module.css'
const VIRTUAL = '\0css-module-names:'

/**
 * Returns the class name in the page for a class of a CSS Module: `item-card_thumb`. It is readable in the
 * browser's tools and in tests; the structure test keeps the names of the modules unique.
 */
export function scopedName(name: string, file: string): string {
  return `${path.basename(file, MODULE)}_${name}`
}

/**
 * For tests without CSS: each CSS Module exports the names that the build would give, whether or not the
 * class exists.
 */
export function cssModuleNames(): Plugin {
  return {
    name: 'css-module-names',
    enforce: 'pre',
    // The virtual name does not end in .css, so that no other plugin takes it for CSS.
    resolveId: (source, importer) =>
      source.endsWith(MODULE) && importer
        ? `${VIRTUAL}${path.basename(source, MODULE)}.js`
        : undefined,
    load: id => {
      if (!id.startsWith(VIRTUAL)) return
      const prefix = `${path.basename(id.slice(VIRTUAL.length), '.js')}_`
      return `const kebab = name => name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())
export default new Proxy({}, { get: (_, name) => typeof name === 'string' ? ${JSON.stringify(prefix)} + kebab(name) : undefined })`
    },
  }
}
