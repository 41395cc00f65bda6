import type { Plugin } from 'vite'
import { defineConfig } from 'wxt'
import { BUTTON_SHOPS, originsOf } from './src/shop-button/shops.ts'

/** The registry that this build talks to; the only host it may reach besides a page that was clicked. */
const registryUrl = new URL(process.env.REGISTRY_URL ?? 'http://localhost:3000').origin

/** Public half of a key pair: gives an unpacked build the same id everywhere, so that a server can name it. */
const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1ROsoOa6adGqdlYHf0LpliH9wTkZ33CazsObHvgs12RoOWv/nb9hxp9XqsGa1ofCVtW9lDVREm8JFvZCJA4bsEyUUJN9tazl7Hox8cjaWBZ8QQEwwx8gj7oeRFssXaSRZrbbfBHrKmHqSCuTmUuRrFH5ceIVPvNc+UYqA/gx4wLaycE0Pj3KdQQcbD6hebdwomne/3B3ZVgJl/3WsTQw+OTRoOtbsKdMZPujiZjJFLGaLL8PDgtIzcgXr6o81SFHtQiX5XztCrnFKqEdD/Q1aF1e3+e7ViigEToX+h4FzHziEPAXL3WxnOZ8JNaGHrtjNiRpU131B5Rcmha+IX9ESwIDAQAB'

/**
 * Vite loads a later script by two kB of its own, which are for the styles that go with it and for
 * servers that are far away. Ours lie on the disk, without styles.
 */
const PLAIN_IMPORT: Plugin = {
  name: 'plain-import',
  apply: 'build',
  enforce: 'pre',
  load: id =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = load => load()' : undefined,
}

/**
 * What the popup begins with stands in one file, which compresses best; its rarer screens come later.
 * The other pages share it.
 */
const POPUP_FIRST = {
  groups: [
    {
      name: 'popup',
      test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\/|extension\/src\/popup\/(?!rare\/).*\.tsx?$/,
    },
  ],
}

export default defineConfig({
  srcDir: 'src',
  imports: false,
  modules: ['@wxt-dev/module-react'],
  outDir: process.env.EXTENSION_OUT_DIR ?? '.output',
  vite: () => ({
    plugins: [PLAIN_IMPORT],
    define: { 'import.meta.env.REGISTRY_URL': JSON.stringify(registryUrl) },
    // Files that are part of the style or the script would meet the policy below.
    build: { modulePreload: false, assetsInlineLimit: 0 },
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
    // What a store's reviewer needs to build the very same: npm ci, then npm run build in extension.
    sourcesRoot: '..',
    includeSources: [
      ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'README.md'],
      ...['*/package.json', 'shared/src/**', 'shared/tools/test-settings.ts', 'extension/**'],
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
    optional_host_permissions: BUTTON_SHOPS.flatMap(originsOf),
    // Alt+Shift+B moves the focus to the bookmarks of Chrome and Edge, which then give no keys at all.
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
    ...(browser === 'firefox' ? { browser_specific_settings: gecko } : { key: KEY }),
  }),
})

const gecko = {
  gecko: {
    id: 'quickadd@baby-registry.example',
    strict_min_version: '142.0',
    data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] as const },
  },
}

/** Firefox knows no ports in match patterns and refuses one. */
function hostPattern(browser: string): string {
  const { protocol, host, hostname } = new URL(registryUrl)
  return `${protocol}//${browser === 'firefox' ? hostname : host}/*`
}
