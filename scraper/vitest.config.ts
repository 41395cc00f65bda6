import { defineConfig } from 'vitest/config'
import { testSettings } from '../shared/tools/test-settings.ts'

export default defineConfig({
  test: {
    ...testSettings,
    name: 'scraper',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['../shared/tools/test-postgres.ts'],
    // Each file has servers and browsers of its own: the modules are read once for all.
    isolate: false,
  },
})
