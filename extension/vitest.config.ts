import { defineConfig } from 'vitest/config'
import { WxtVitest } from 'wxt/testing/vitest-plugin'
import { testPatience } from '../shared/tools/test-patience.ts'

export default defineConfig({
  plugins: [await WxtVitest({ root: import.meta.dirname })],
  test: { ...testPatience, name: 'extension', include: ['src/**/*.test.{ts,tsx}'] },
})
