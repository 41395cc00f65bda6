import { defineConfig } from 'vitest/config'
import { testSettings } from '../shared/tools/test-settings.ts'

export default defineConfig({
  test: {
    ...testSettings,
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/postgres/test-postgres.ts'],
    // Each file has its own database and server and shares no other state, so the modules are loaded once.
    isolate: false,
  },
})
