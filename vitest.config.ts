import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Many tests wait for a server or a database: a core may have a test of its own.
export default defineConfig({
  test: { projects: ['*/vitest.config.ts'], maxWorkers: availableParallelism() },
})
