import type { Plugin } from 'vite'
import { defineConfig } from 'wxt'
import { cssModuleLayer } from '../shared/tools/css-module-layer.ts'
import { cssModuleNames, scopedName } from '../shared/tools/css-module-names.ts'
import { BUTTON_RETAILERS, originsOf } from './src/shop-button/button-retailers.ts'

/** Origin of the registry of this build, the only host it may access besides clicked pages. */
const registryUrl = new URL(process.env.REGISTRY_URL ?? 'http://localhost:3000').origin

/** Public key that gives unpacked builds a constant extension id, so that a server can name it. */
const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1ROsoOa6adGqdlYHf0LpliH9wTkZ33CazsObHvgs12RoOWv/nb9hxp9XqsGa1ofCVtW9lDVREm8JFvZCJA4bsEyUUJN9tazl7Hox8cjaWBZ8QQEwwx8gj7oeRFssXaSRZrbbfBHrKmHqSCuTmUuRrFH5ceIVPvNc+UYqA/gx4wLaycE0Pj3KdQQcbD6hebdwomne/3B3ZVgJl/3WsTQw+OTRoOtbsKdMZPujiZjJFLGaLL8PDgtIzcgXr6o81SFHtQiX5XztCrnFKqEdD/Q1aF1e3+e7ViigEToX+h4FzHziEPAXL3WxnOZ8JNaGHrtjNiRpU131B5Rcmha+IX9ESwIDAQAB'

/**
 * Replaces Vite's preload helper, 2 kB for stylesheets and remote servers: our chunks are local, and the
 * stylesheets of lazy parts come with the page.
 */
const PLAIN_IMPORT: Plugin = {
  name: 'plain-import',
  apply: 'build',
  enforce: 'pre',
  load: id =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = load => load()' : undefined,
}

/**
 * Bundles the initial popup code in one file, which compresses best; the other pages share it. Lazily
 * loaded parts are excluded.
 */
const POPUP_FIRST = {
  groups: [
    {
      name: 'popup',
      test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\/|extension\/src\/popup\/(?!lazy\/).*\.tsx?$/,
    },
  ],
}

/** First Chrome with light-dark(), which the shop button's style sheet uses as it is. */
const CHROME_VERSION = '123'
const FIREFOX_VERSION = '142.0'
const CSS_TARGET = [`chrome${CHROME_VERSION}`, `firefox${FIREFOX_VERSION}`]

export default defineConfig({
  srcDir: 'src',
  imports: false,
  modules: ['@wxt-dev/module-react'],
  outDir: process.env.EXTENSION_OUT_DIR ?? '.output',
  vite: () => ({
    plugins: [PLAIN_IMPORT, cssModuleNames(), cssModuleLayer()],
    css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
    define: { 'import.meta.env.REGISTRY_URL': JSON.stringify(registryUrl) },
    // Inlined assets would violate the content security policy below.
    build: { modulePreload: false, assetsInlineLimit: 0, cssTarget: CSS_TARGET },
  }),
  hooks: {
    'vite:build:extendConfig': (entrypoints, config) => {
      if (!entrypoints.some(({ type }) => type === 'popup')) return
      const output = config.build?.rollupOptions?.output
      if (output && !Array.isArray(output)) output.codeSplitting = POPUP_FIRST
    },
  },
  zip: {
    name: 'quickadd',
    // Sources for the stores' reviewers: `npm ci`, then `npm run build` in `extension`.
    sourcesRoot: '..',
    includeSources: [
      ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'README.md'],
      ...['*/package.json', 'shared/src/**', 'extension/**'],
      ...['shared/tools/test-settings.ts', 'shared/tools/css-module-names.ts'],
    ],
    excludeSources: [
      ...[
        '**/node_modules/**',
        '**/.output/**',
        '**/.wxt/**',
        '**/.turbo/**',
        '**/test-results/**',
      ],
      ...[
        '**/*.test.ts',
        '**/*.test.tsx',
        'extension/bench/**',
        'extension/e2e/**',
        'shared/src/retailers/*/**/*.{html,json}',
      ],
    ],
  },
  manifest: ({ browser }) => ({
    name: 'QuickAdd for Baby Registry',
    description: 'Adds the product on the page you are looking at to your baby registry.',
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus', 'alarms'],
    host_permissions: [hostPattern(browser)],
    optional_host_permissions: BUTTON_RETAILERS.flatMap(originsOf),
    // Chrome and Edge use Alt+Shift+B for the bookmarks bar and then ignore the extension's shortcut.
    commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+Q' } } },
    content_security_policy: {
      extension_pages: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' https: http: data:",
        `connect-src ${registryUrl}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
    ...(browser === 'firefox'
      ? { browser_specific_settings: gecko }
      : { key: KEY, minimum_chrome_version: CHROME_VERSION }),
  }),
})

const gecko = {
  gecko: {
    id: 'quickadd@baby-registry.example',
    strict_min_version: FIREFOX_VERSION,
    data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] as const },
  },
}

/** Firefox knows no ports in match patterns and refuses one. */
function hostPattern(browser: string): string {
  const { protocol, host, hostname } = new URL(registryUrl)
  return `${protocol}//${browser === 'firefox' ? hostname : host}/*`
}
