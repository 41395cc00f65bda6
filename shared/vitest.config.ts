import { defineConfig } from 'vitest/config'
import { testSettings } from '../shared/tools/test-settings.ts'

export default defineConfig({
  test: {
    ...testSettings,
    name: 'shared',
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'tools/**/*.test.ts'],
    // Nothing here keeps anything for the next file: the modules are read once for all.
    isolate: false,
  },
})
