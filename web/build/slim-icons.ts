import type { Plugin } from 'vite'

const ICON = /lucide-react\/dist\/esm\/icons\//
const FACTORY = /\/createLucideIcon\.mjs$/

const SLIM = '\0slim-icon'

/** Makes the icons of lucide-react use `createIcon` of `file`. Fails the build if the library has no such import. */
export function slimIcons(file: string): Plugin {
  let isReplaced = false
  return {
    name: 'slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!ICON.test(importer) || !FACTORY.test(source)) return null
      isReplaced = true
      return SLIM
    },
    load(id) {
      return id === SLIM ? `export { createIcon as default } from ${JSON.stringify(file)}` : null
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('lucide-react has no createLucideIcon any more')
    },
  }
}
