import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../shared/tools/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: '../shared/tools/test-postgres.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Far longer than any story needs: a tight limit is an assertion about the machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    video: 'off',
    trace: 'off',
    // It would take navigations out of reach of page.route; its own story allows it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    launchOptions: { executablePath: await chromiumPath(), chromiumSandbox: false },
  },
})
