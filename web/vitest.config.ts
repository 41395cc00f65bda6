import { defineConfig } from 'vitest/config'
import { testPatience } from '../shared/tools/test-patience.ts'

export default defineConfig({
  test: { ...testPatience, name: 'web', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
})
