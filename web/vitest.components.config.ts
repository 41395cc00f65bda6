import { defineConfig } from 'vitest/config'
import { cssModuleNames } from '../shared/tools/css-module-names.ts'
import { testSettings } from '../shared/tools/test-settings.ts'
import { paths } from './src/lib/url/paths.ts'

/**
 * Component tests: pages rendered by React in jsdom, against a running product. jsdom instead of Vitest's
 * browser mode, because a test then costs a fraction of the processor time, gets a fresh module graph as
 * a page load would, and needs no second browser; layout, focus order and navigation stay end-to-end tests.
 */
export default defineConfig({
  plugins: [cssModuleNames()],
  define: { 'import.meta.env.PROD': 'true' },
  test: {
    ...testSettings,
    name: 'web components',
    include: ['src/**/*.test.tsx'],
    globalSetup: ['test/components/setup-api.ts'],
    setupFiles: [...testSettings.setupFiles, 'test/components/setup-browser.ts'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: `http://localhost:3000${paths.dashboard}` } },
    css: false,
    isolate: false,
  },
})
