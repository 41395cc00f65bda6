import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: '../shared/tools/test-postgres.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  // Far longer than any story needs: a tight limit is an assertion about the machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
})
