import { browserVersions, findChromium } from '../environment/browsers.ts'
import { putTemporaryFilesInMemory } from '../environment/memory-folder.ts'
import type { TestRun } from '../environment/test-run.ts'
import { startTestServer } from '../environment/test-server.ts'
import { digestOfInputs, storedTally } from '../reports/stored-tally.ts'
import { failed, sumTallies, type Tally } from '../reports/tally.ts'
import { biomeCheck, promiseCheck } from './lint-checks.ts'
import { allPlaywrightTests } from './playwright-run.ts'
import { turboChecks } from './turbo-checks.ts'
import { vitestRun } from './vitest-run.ts'

/** Runs every check and test, each to its end, also after a failure. */
export async function wholeRun(run: TestRun): Promise<Tally> {
  const { phases } = run
  await putTemporaryFilesInMemory(run)
  const chromium = await phases.time('installation', findChromium)
  // Together: each of them leaves a core idle part of the time.
  const [format, promises, { tally: tasks, hasPassed }] = await phases.time(
    'lint, types and build',
    () =>
      Promise.all([
        biomeCheck(),
        promiseCheck(),
        turboChecks(['typecheck', 'build']),
        startTestServer(run),
      ]),
  )
  const units = await phases.time('unit and API', () => vitestRun(run))
  const browser = hasPassed('@registry/web#build') ? chromium : undefined
  const endToEnd = await phases.time('end-to-end', () => endToEndTests(run, browser))
  return sumTallies([format, tasks, promises, units, endToEnd])
}

async function endToEndTests(run: TestRun, browser: string | undefined): Promise<Tally> {
  if (browser === undefined) {
    return failed('end-to-end tests', 'Not run: no browser, or the build failed (see above).')
  }
  const inputs = await digestOfInputs([
    process.version,
    ...(await browserVersions(browser)),
    process.env.CORPUS_DIR ?? '',
    process.env.NODE_OPTIONS ?? '',
  ])
  return storedTally('end-to-end tests', inputs, () => allPlaywrightTests(run))
}
