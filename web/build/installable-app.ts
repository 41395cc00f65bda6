import { readFileSync } from 'node:fs'
import path from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'
import { offlineEntries } from './offline-entries.ts'
import { webManifest } from './web-manifest.ts'

interface Pages {
  /** Output folder of the build. */
  outDir: string
  page: string
  pages: readonly string[]
}

/** Builds the service worker and the web manifest, and links the manifest from each page. */
export function installableApp({ outDir, page, pages }: Pages) {
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8')
  return VitePWA({
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
}
