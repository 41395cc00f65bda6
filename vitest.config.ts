import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Many tests wait for a server, a database or a browser: one file more than there are cores.
export default defineConfig({
  test: { projects: ['*/vitest.config.ts'], maxWorkers: availableParallelism() + 1 },
})
