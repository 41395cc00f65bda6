import type { Plugin } from 'vite'
import { removeUnusedFeatures } from './remove-unused-features.ts'
import { toEsModule } from './to-es-module.ts'
import { UNUSED_EXPORTS, UNUSED_FEATURES } from './unused-features.ts'

const REACT = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/.*\.js$/
const RENDERER = /\/react-dom-client\.production\.js$/
/** `import React, { useState } from 'react'` in other libraries. */
const DEFAULT_IMPORT = /^import React(?:, (\{[^}]*\}))? from (['"]react['"]);/m
/** A copy of React's exports in Base UI, which would keep all of them. */
const COPIED_EXPORTS = /export const (\w+) = \{\s*\.\.\.React\s*\}/

/**
 * Turns React's CommonJS production files into ES modules without the features that no page uses. The bundler then
 * drops unused exports and calls the others directly. Fails the build if a page imports a removed feature, or if React
 * no longer has the code to be removed.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!REACT.test(id)) return withNamespaceImport(code)
      const used = RENDERER.test(id) ? removeUnusedFeatures(code, UNUSED_FEATURES) : code
      return { code: toEsModule(used, UNUSED_EXPORTS), map: null }
    },
  }
}

/** Makes a library import React's exports one by one, because the ES module has no default export. */
function withNamespaceImport(code: string) {
  const result = code
    .replace(DEFAULT_IMPORT, (_, names: string | undefined, source: string) => {
      const named = names === undefined ? '' : `import ${names} from ${source};`
      return `import * as React from ${source};${named}`
    })
    .replace(COPIED_EXPORTS, 'export { React as $1 }')
  return result === code ? null : { code: result, map: null }
}
