import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumPath, headlessShellPath } from '../shared/tools/chromium.ts'

/** Stories about what a Chromium without windows has not: notifications, an own window, saved files, scroll bars. */
const WHOLE_BROWSER = /\/(push-|notification|installed-app|owner-prints-card|visitor-page)/

const use = (executablePath: string) => ({
  launchOptions: { executablePath, chromiumSandbox: false },
})

export default defineConfig({
  testDir: 'e2e',
  globalSetup: '../shared/tools/test-postgres.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // One more than cores, because each worker waits for its product and its browser part of the time.
  workers: Math.min(availableParallelism() + 1, 4),
  // Far longer than any story needs: a tight limit is an assertion about the machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    video: 'off',
    trace: 'off',
    // It would take navigations out of reach of page.route; its own story allows it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'whole', testMatch: WHOLE_BROWSER, use: use(await chromiumPath()) },
    { name: 'stories', testIgnore: WHOLE_BROWSER, use: use(await headlessShellPath()) },
  ],
})
