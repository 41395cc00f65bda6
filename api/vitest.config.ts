import { defineConfig } from 'vitest/config'
import { testPatience } from '../shared/tools/test-patience.ts'

export default defineConfig({
  test: {
    ...testPatience,
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['../shared/tools/test-postgres.ts'],
  },
})
