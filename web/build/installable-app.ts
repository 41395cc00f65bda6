import { readFileSync } from 'node:fs'
import path from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'
import { offlineEntries } from './offline-entries.ts'
import { webManifest } from './web-manifest.ts'

interface Pages {
  /** The folder that is built into. */
  outDir: string
  page: string
  pages: readonly string[]
}

/** Makes the service worker and the manifest, and links the manifest from each page. */
export function installableApp({ outDir, page, pages }: Pages) {
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8')
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    // Registered by our own code, once a page has come to rest.
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
}
