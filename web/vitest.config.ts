import { defineConfig } from 'vitest/config'
import { testSettings } from '../shared/tools/test-settings.ts'
import { cssModuleNames } from './build/css-module-names.ts'

export default defineConfig({
  plugins: [cssModuleNames()],
  test: {
    ...testSettings,
    name: 'web',
    include: ['src/**/*.test.ts'],
    // Nothing here keeps anything for the next file: the modules are read once for all.
    isolate: false,
  },
})
