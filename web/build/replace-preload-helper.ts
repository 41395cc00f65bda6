import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Makes the build call `preloadFiles` of `file` where it would call Vite's helper for lazily loaded chunks. Fails the
 * build if Vite has no such helper any more.
 */
export function replacePreloadHelper(file: string): Plugin {
  let isReplaced = false
  return {
    name: 'replace-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null
      isReplaced = true
      return `export { preloadFiles as __vitePreload } from ${JSON.stringify(file)}`
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Vite has no preload helper of this name any more')
    },
  }
}
