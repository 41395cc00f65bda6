import { defineConfig } from 'vitest/config'
import { WxtVitest } from 'wxt/testing/vitest-plugin'
import { cssModuleNames } from '../shared/tools/css-module-names.ts'
import { testSettings } from '../shared/tools/test-settings.ts'

export default defineConfig({
  plugins: [cssModuleNames(), await WxtVitest({ root: import.meta.dirname })],
  define: { 'import.meta.env.REGISTRY_URL': JSON.stringify('https://registry.example') },
  test: {
    ...testSettings,
    name: 'extension',
    include: ['src/**/*.test.{ts,tsx}'],
    // Modules are loaded once for all files, so stubs must not outlive their file.
    isolate: false,
    unstubGlobals: true,
  },
})
