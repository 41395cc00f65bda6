import { defineConfig } from 'vitest/config'
import { testSettings } from '../shared/tools/test-settings.ts'

export default defineConfig({
  test: {
    ...testSettings,
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['../shared/tools/test-postgres.ts'],
    // Each file has a database and a server of its own, and nothing else is kept: the modules are read once for all.
    isolate: false,
  },
})
