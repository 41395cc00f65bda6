import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { allThatNeeds, orBoth } from './build/all-that-needs.ts'
import { dateOfflinePage } from './build/date-offline-page.ts'
import { inlineStyles } from './build/inline-styles.ts'
import { precompress } from './build/precompress.ts'

/** Tells the browser about the one font that every page with words needs before the CSS does. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path }) =>
        Object.keys(bundle ?? {})
          .filter(file => path !== '/home.html' && /figtree-latin-1.*\.woff2$/.test(file))
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

/** The icons of the first view. One that is missing here only travels in a file of its own. */
const FIRST_ICONS =
  'check|chevron-(down|left)|circle-check|circle-exclamation-point|external-link|gift|hand-coins|heart|info|layout-(dashboard|grid)|lock|menu|panel-left-(close|open)|plus|sliders-horizontal|users'

const isFirstIcon = (id: string) =>
  !/lucide-react\/dist\/esm\/icons\//.test(id) || new RegExp(`/(${FIRST_ICONS})\\.`).test(id)

/** What every sheet over the page is made of. */
const SHEET =
  /web\/src\/(ui\/(modal|lock-scroll|keep-tab-inside|sheet|field|text-area|banner)|lib\/show-whole)/

const firstView = allThatNeeds('public/hydrate-registry.tsx', 'first-view', isFirstIcon)
/** Calls the api, for gifts and for live updates; with what else these two share. */
const client = orBoth(
  allThatNeeds('lib/visitor-client.ts', 'client'),
  allThatNeeds('features/live-registry/live-updates.tsx', 'client', isFirstIcon),
  allThatNeeds('pages/contribute-to-item.tsx', 'client'),
)
const live = allThatNeeds('features/live-registry/live-updates.tsx', 'live', isFirstIcon)

/** One file instead of many crumbs for each thing that a visitor waits for, one after the other. */
const CHUNKS = [
  { name: 'loader', test: /vite\/preload-helper|lib\/register-service-worker/, priority: 4 },
  // By itself, as it hardly ever changes.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: firstView, priority: 2 },
  // Toasts have these too: the owner's area must not fetch sheets for them.
  {
    name: 'close',
    test: /lucide-react\/dist\/esm\/icons\/x\.|web\/src\/ui\/open-modals/,
    priority: 2,
  },
  { name: 'sheet', test: SHEET, minShareCount: 2, priority: 1 },
  { name: client, priority: 1 },
  { name: live },
]

const SERVICE_WORKER = 'service-worker'

const INPUTS = {
  public: 'public.html',
  side: 'side.html',
  app: 'app.html',
  home: 'home.html',
  offline: 'offline.html',
  [SERVICE_WORKER]: 'src/service-worker/service-worker.ts',
}

/** A service worker stands at the top, under one name: browsers ask there for the next one. */
const fileName = ({ name }: { name: string }) =>
  name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js'

/** What visitors see first; the owner's area is drawn by its scripts anyway. */
const DRAWN_BY_SERVER = ['/public.html', '/side.html']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    preloadTextFont(),
    inlineStyles(DRAWN_BY_SERVER),
    !isSsrBuild && dateOfflinePage({ page: 'offline.html', worker: `${SERVICE_WORKER}.js` }),
    !isSsrBuild && precompress(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: INPUTS,
          output: { codeSplitting: { groups: CHUNKS }, entryFileNames: fileName },
        },
  },
  // One self-contained production file for the server, whatever NODE_ENV it runs with.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
