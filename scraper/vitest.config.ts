import { defineConfig } from 'vitest/config'
import { testSettings } from '../shared/tools/test-settings.ts'

export default defineConfig({
  test: {
    ...testSettings,
    name: 'scraper',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['../api/test/postgres/test-postgres.ts'],
    // Each file starts its own servers and browsers, so the files can share the loaded modules.
    isolate: false,
  },
})
