import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const MARK = /\bOFFLINE_VERSION\b/
const LENGTH = 12

/**
 * Writes into the service worker, in the place of OFFLINE_VERSION, what the page that it keeps is made
 * of: browsers look for another worker by its bytes, and would keep the page of an old release.
 */
export function dateOfflinePage({ page, worker }: { page: string; worker: string }): Plugin {
  return {
    name: 'date-offline-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [html, script] = [bundle[page], bundle[worker]]
        if (html?.type !== 'asset' || script?.type !== 'chunk') return
        // The files that the page names have hashes of their own content in their names.
        const version = createHash('sha256').update(html.source).digest('hex').slice(0, LENGTH)
        script.code = script.code.replace(MARK, JSON.stringify(version))
      },
    },
  }
}
