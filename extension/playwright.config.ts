import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  // Node.js runs TypeScript itself; transforming it again would cost seconds in each process.
  build: { external: ['**/*.ts'] },
  globalSetup: '../api/test/postgres/test-postgres.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  // Much longer than any test needs, so that a busy machine does not fail one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
})
