import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumPath, headlessShellPath } from '../shared/tools/browsers/chromium.ts'
import { launchArguments } from '../shared/tools/browsers/launch-arguments.ts'
import { projectsByFile } from '../shared/tools/screenshots/projects-by-file.ts'

/** Tests of features that the headless shell lacks: notifications, app windows, downloads, scroll bars. */
const FULL_CHROMIUM =
  /e2e\/(app\/(push-|installed-app)|owner\/(notification-page|registry-card)|visitor\/registry-layout)/

const use = (executablePath: string, args: string[] = []) => ({
  launchOptions: { executablePath, args, chromiumSandbox: false },
})

const projects = [
  // One worker: each would start a product for these few tests, and another one for those of the other project.
  {
    name: 'full-chromium',
    testMatch: FULL_CHROMIUM,
    workers: 1,
    use: use(await chromiumPath(), launchArguments),
  },
  {
    name: 'headless-shell',
    testIgnore: FULL_CHROMIUM,
    use: use(await headlessShellPath(), launchArguments),
  },
]

const specs = () => globSync('e2e/**/*.spec.ts', { cwd: import.meta.dirname })

export default defineConfig({
  testDir: 'e2e',
  // Node.js runs TypeScript itself; transforming it again would cost seconds in each process.
  build: { external: ['**/*.ts'] },
  globalSetup: '../api/test/postgres/test-postgres.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // One per core: the extension's tests run beside them, and more would make single steps slow, not the whole fast.
  workers: Math.min(availableParallelism(), 4),
  // Far longer than any test needs: a tight timeout would test the machine's speed.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    video: 'off',
    trace: 'off',
    // Service workers bypass page.route for navigations; tests of the service worker allow it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  },
  projects: process.env.SCREENSHOTS_DIR ? projectsByFile(projects, specs()) : projects,
})
