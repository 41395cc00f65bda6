import { defineConfig } from 'vitest/config'
import { cssModuleNames } from '../shared/tools/css-module-names.ts'
import { testSettings } from '../shared/tools/test-settings.ts'

export default defineConfig({
  plugins: [cssModuleNames()],
  test: {
    ...testSettings,
    name: 'web',
    include: ['build/**/*.test.ts', 'src/**/*.test.ts'],
    // Nothing here keeps anything for the next file: the modules are read once for all.
    isolate: false,
  },
})
