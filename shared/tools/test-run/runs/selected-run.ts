import { filesBelow, root } from '../../structure/source-files.ts'
import { findChromium } from '../environment/browsers.ts'
import type { TestRun } from '../environment/test-run.ts'
import { needsTestServer, startTestServer } from '../environment/test-server.ts'
import { failed, sumTallies, type Tally } from '../reports/tally.ts'
import { byWorkspace, findTests, type TestFiles } from '../selection/find-tests.ts'
import type { TestRequest } from '../selection/parse-arguments.ts'
import { playwrightRun } from './playwright-run.ts'
import { turboChecks } from './turbo-checks.ts'
import { type VitestSelection, vitestRun } from './vitest-run.ts'

/** Builds that a workspace's end-to-end tests need; those of the extension also open pages of web. */
const BUILDS: Record<string, string[]> = { web: ['web'], extension: ['web', 'extension'] }

/** Runs the test files and titles that the arguments name. */
export async function selectedRun(run: TestRun, request: TestRequest): Promise<Tally> {
  const { words, title, options } = request
  const { unit, endToEnd } = findTests(words, words.length > 0 ? filesBelow('') : [], root)
  const tallies: Tally[] = []
  if (unit.length > 0 || endToEnd.length === 0) {
    tallies.push(await selectedUnits(run, { files: unit, title, options }))
  }
  if (endToEnd.length > 0) tallies.push(await selectedEndToEnd(run, endToEnd, title))
  return sumTallies(tallies)
}

/** Runs some unit and API tests, with the database only if they use it. */
export async function selectedUnits(run: TestRun, selection: VitestSelection): Promise<Tally> {
  return await run.phases.time('unit and API', async () => {
    if (needsTestServer(selection.files ?? [])) await startTestServer(run)
    return await vitestRun(run, selection)
  })
}

/** Builds the workspaces that the end-to-end test files need and runs the files. */
export async function selectedEndToEnd(
  run: TestRun,
  endToEnd: TestFiles['endToEnd'],
  title?: string,
): Promise<Tally> {
  const chromium = await run.phases.time('installation', findChromium)
  if (!chromium) return failed('end-to-end tests', 'Not run: there is no browser (see above).')
  const workspaces = byWorkspace(endToEnd)
  const built = [...new Set([...workspaces.keys()].flatMap(name => BUILDS[name] ?? []))]
  const { tally } = await run.phases.time('build', () => turboChecks(['build'], built))
  if (tally.failed > 0) return tally
  await run.phases.time('end-to-end', () => startTestServer(run))
  const runs = [...workspaces].map(([workspace, files]) =>
    playwrightRun(run, workspace, { files, title }),
  )
  return sumTallies(await run.phases.time('end-to-end', () => Promise.all(runs)))
}
