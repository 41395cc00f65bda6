import type { Plugin } from 'vite'

/**
 * Adds the file `build-hash` to the build: turbo's hash of its inputs, which `npm start` compares
 * (`api/src/start/build-web.ts`). Empty if turbo did not start the build.
 */
export function stampBuild(hash = ''): Plugin {
  return {
    name: 'stamp-build',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build-hash', source: hash })
    },
  }
}
