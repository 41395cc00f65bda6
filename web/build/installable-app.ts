import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { offlineEntries } from './offline-entries.ts'
import { webManifest } from './web-manifest.ts'

interface Pages {
  /** Output folder of the build. */
  outDir: string
  page: string
  pages: readonly string[]
}

/** Pages that link their registry's own manifest; that of the build opens the owner's or the default registry. */
const REGISTRY_PAGES = ['/public.html', '/contribute.html']
const MANIFEST_LINK = /<link rel="manifest"[^>]*>/

/** Builds the service worker and the web manifest, and links the manifest from each page except those of a registry. */
export function installableApp({ outDir, page, pages }: Pages) {
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8')
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    // Registered by our own code when a page is idle.
    injectRegister: false,
    manifest: webManifest,
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['offline.html'],
      manifestTransforms: [
        () => ({
          manifest: offlineEntries({ read, page, pages }).map(entry => ({ ...entry, size: 0 })),
          warnings: [],
        }),
      ],
    },
  })
  return [...afterSuccess(plugins), unlinkManifest()]
}

/** Removes the link that the plugin adds to every page. */
function unlinkManifest(): Plugin {
  return {
    name: 'unlink-manifest',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path: page }) =>
        REGISTRY_PAGES.includes(page) ? html.replace(MANIFEST_LINK, '') : html,
    },
  }
}

/**
 * Leaves out the `closeBundle` hooks of a build that has failed: the service worker would fail too, for lack of files,
 * and Vite prints only the last error.
 */
function afterSuccess(plugins: Plugin[]): Plugin[] {
  let isWritten = false
  const noteSuccess: Plugin = {
    name: 'note-success',
    writeBundle() {
      isWritten = true
    },
  }
  const guarded = plugins.map((plugin): Plugin => {
    const { closeBundle } = plugin
    if (typeof closeBundle !== 'object') return plugin
    return {
      ...plugin,
      closeBundle: {
        ...closeBundle,
        async handler(...failure) {
          if (isWritten) await closeBundle.handler.apply(this, failure)
        },
      },
    }
  })
  return [noteSuccess, ...guarded]
}
