import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Tells the browser about the one font that every page with words needs before the CSS does. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, path }) =>
        Object.keys(bundle ?? {})
          .filter(file => path !== '/home.html' && /figtree-latin-wght-normal.*\.woff2$/.test(file))
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

/** What the registry's first view shares with sheets and other pages, but for what only those need. */
const FIRST_VIEW = new RegExp(
  [
    `lucide-react/dist/esm/(?!icons/)|lucide-react/dist/esm/icons/(${FIRST_ICONS})\\.`,
    'shared/src/(money|categories|messages/(admin-access|registry|pages))',
    'web/src/art/category-looks',
    'web/src/features/(registry|auth/(admin-button|auth-view))',
    'web/src/lib/(admin-shortcut|calm-scroll|paths|page-address|stored-user|use-hydrated)',
    'web/src/pages/(scroll-to|load-sheets)',
    'web/src/ui/(brand|button|category|chip|empty|link|live|picture|progress)',
  ].join('|'),
)

/** React by itself, as it hardly ever changes, and one file instead of many crumbs. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'first-view', test: FIRST_VIEW, minShareCount: 2, priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), preloadTextFont()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { public: 'public.html', app: 'app.html', home: 'home.html' },
          output: { codeSplitting: { groups: CHUNKS } },
        },
  },
  // One self-contained production file for the server, whatever NODE_ENV it runs with.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
