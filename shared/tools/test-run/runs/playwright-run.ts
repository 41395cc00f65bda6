import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root, runTool } from '../../run-tool.ts'
import type { TestRun } from '../environment/test-run.ts'
import { readPlaywrightReport } from '../reports/playwright-report.ts'
import { failed, sumTallies, type Tally } from '../reports/tally.ts'
import { literally } from '../selection/parse-arguments.ts'

/** Narrows a Playwright run down; without any of these it runs all files. */
export interface PlaywrightSelection {
  /** Files from the workspace's folder, also with a line: `e2e/a.spec.ts:42`. */
  files?: string[]
  title?: string | undefined
}

/** Runs the end-to-end tests of one workspace. */
export function playwrightRun(
  run: TestRun,
  workspace: string,
  selection: PlaywrightSelection = {},
): Promise<Tally> {
  return runConfig(run, workspace, `${workspace}/playwright.config.ts`, selection)
}

/** Runs the end-to-end tests of all workspaces. */
export function allPlaywrightTests(run: TestRun): Promise<Tally> {
  return runConfig(run, 'all', 'shared/tools/test-run/runs/all-workspaces.config.ts')
}

async function runConfig(
  run: TestRun,
  name: string,
  config: string,
  { files = [], title }: PlaywrightSelection = {},
): Promise<Tally> {
  if (!existsSync(path.join(root, config))) return sumTallies([])
  const reportFile = path.join(run.reportDir, `${name}.json`)
  const titles = title === undefined ? [] : ['--grep', literally(title)]
  const { isOk } = await runTool(
    'playwright',
    ['test', '--reporter=list,json', '--config', path.basename(config), ...titles, ...files],
    {
      cwd: path.join(root, path.dirname(config)),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      isLive: true,
    },
  )
  const unexplained = failed(`${name} end-to-end tests`, 'See the output above.')
  const json = await readFile(reportFile, 'utf8').catch(() => undefined)
  if (json === undefined) return unexplained
  const { tally, tests } = readPlaywrightReport(json, name, root)
  run.timings.endToEndTests.push(...tests)
  return isOk || tally.failed > 0 ? tally : sumTallies([tally, unexplained])
}
