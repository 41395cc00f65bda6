import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cssModuleLayer } from '../shared/tools/css-module-layer.ts'
import { cssModuleNames, scopedName } from '../shared/tools/css-module-names.ts'
import { CHUNKS } from './build/chunks.ts'
import { guardGuests } from './build/guard-guests.ts'
import { inlineRuntime } from './build/inline-runtime.ts'
import { inlineStyles } from './build/inline-styles.ts'
import { installableApp } from './build/installable-app.ts'
import { leadOwnerPages } from './build/lead-owner-pages.ts'
import { precompress } from './build/precompress.ts'
import { reactModules } from './build/react/react-modules.ts'
import { replacePreloadHelper } from './build/replace-preload-helper.ts'
import { slimIcons } from './build/slim-icons.ts'
import { stampBuild } from './build/stamp-build.ts'
import { paths } from './src/lib/url/paths.ts'

/** Fonts to preload: those of the first text, and of the heading that is the LCP element of owner pages. */
function firstFonts(page: string): RegExp | undefined {
  if (page === '/home.html') return undefined
  return page === '/app.html' ? /(figtree|fraunces)-latin-1.*\.woff2$/ : /figtree-latin-1.*\.woff2$/
}

/** Preloads the fonts of the first text before the CSS is parsed. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path }) =>
        Object.keys(bundle ?? {})
          .filter(file => firstFonts(path)?.test(file))
          .map(file => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          })),
    },
  }
}

const ICON = '/icons/mark.svg'

/** Inlines the icon of the pages: it is smaller than the headers of a request. */
function inlineIcon(): Plugin {
  const svg = readFileSync(path.join(import.meta.dirname, 'public', ICON), 'utf8')
  const encoded = svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[#%<>]/g, encodeURIComponent)
  return {
    name: 'inline-icon',
    transformIndexHtml: {
      order: 'post',
      handler: html => html.replace(`href="${ICON}"`, () => `href="data:image/svg+xml,${encoded}"`),
    },
  }
}

const INPUTS = {
  public: 'public.html',
  side: 'side.html',
  app: 'app.html',
  home: 'home.html',
  offline: 'offline.html',
  contribute: 'contribute.html',
}

/**
 * Pages with inlined CSS: those that the server renders, completely or as a skeleton, with the module that renders them
 * in the browser, and the offline page, which a service worker may cache from a copy of another release.
 */
const INLINED_STYLES = {
  '/offline.html': [],
  '/public.html': ['public/hydrate-registry.tsx'],
  '/side.html': ['public/hydrate-side.tsx', 'pages/create-registry-page.tsx'],
  '/app.html': ['pages/dashboard-page.tsx'],
}

/** Pages of the owner's area, whose chunks are preloaded. */
const OWNER_PAGES = {
  [paths.dashboard]: 'pages/dashboard-page.tsx',
  [paths.settings]: 'pages/settings-page.tsx',
  [paths.toConfirm]: 'pages/to-confirm-page.tsx',
  [paths.thankYous]: 'pages/thank-yous-page.tsx',
  [paths.registryCard]: 'pages/registry-card-page.tsx',
  [paths.shareProduct]: 'pages/share-product-page.tsx',
  [paths.notification]: 'pages/notification-page.tsx',
  [paths.scrapingLogs]: 'pages/scraping-logs-page.tsx',
}

const FIRST_VIEW = /^assets\/first-view-/
const LOADED_FIRST = /^assets\/(base|entry-client|first-view|loader|react)-/

const nodeEnv = process.env.NODE_ENV === 'development' ? 'development' : 'production'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    cssModuleNames(),
    cssModuleLayer(),
    !isSsrBuild && reactModules(),
    slimIcons(path.resolve(import.meta.dirname, 'src/ui/images/create-icon.ts')),
    react(),
    preloadFonts(),
    inlineIcon(),
    leadOwnerPages('/app.html', OWNER_PAGES),
    inlineStyles(INLINED_STYLES),
    !isSsrBuild && guardGuests({ area: 'src/app/main.tsx', own: /\/app\.html$/ }),
    !isSsrBuild &&
      replacePreloadHelper(
        path.resolve(import.meta.dirname, 'src/lib/lazy-loading/preload-files.ts'),
      ),
    isSsrBuild && stampBuild(process.env.TURBO_HASH),
    !isSsrBuild && inlineRuntime(),
    !isSsrBuild && precompress(),
    !isSsrBuild &&
      installableApp({
        outDir: path.resolve(import.meta.dirname, 'dist/client'),
        page: INPUTS.offline,
        pages: Object.values(INPUTS),
      }),
  ],
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: scopedName,
    },
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first view lists only files that its page has not loaded.
      resolveDependencies: (_file, files, { hostId }) =>
        FIRST_VIEW.test(hostId) ? files.filter(file => !LOADED_FIRST.test(file)) : files,
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: INPUTS,
          // Also across chunks: a constant of another page's chunk would load that chunk.
          optimization: { inlineConst: true },
          output: { codeSplitting: { groups: CHUNKS }, entryFileNames: 'assets/[name]-[hash].js' },
        },
  },
  // One self-contained production file for the server, independent of NODE_ENV at run time.
  ssr: { noExternal: true },
  // In development it calls functions that only the development build of React has.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) } : {},
}))
