import type { Plugin } from 'vite'

const ORDER = '@layer reset, tokens, primitives, components;'

/**
 * Puts each CSS Module into the layer of components, so that it wins over primitives. A module that names a layer
 * itself is left as it is. The order of the layers comes first, because a bundle may load a module before the page's
 * own style sheet.
 */
export function cssModuleLayer(): Plugin {
  return {
    name: 'css-module-layer',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.module\.css(\?|$)/.test(id) || code.includes('@layer')) return
      return { code: `${ORDER}\n@layer components {\n${code}}\n`, map: null }
    },
  }
}
