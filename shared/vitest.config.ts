import { defineConfig } from 'vitest/config'
import { testPatience } from '../shared/tools/test-patience.ts'

export default defineConfig({
  test: {
    ...testPatience,
    name: 'shared',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'tools/**/*.test.ts'],
  },
})
