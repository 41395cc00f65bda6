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
export async function playwrightRun(
  run: TestRun,
  workspace: string,
  { files = [], title }: PlaywrightSelection = {},
): Promise<Tally> {
  const cwd = path.join(root, workspace)
  if (!existsSync(path.join(cwd, 'playwright.config.ts'))) return sumTallies([])
  const reportFile = path.join(run.reportDir, `${workspace}.json`)
  const titles = title === undefined ? [] : ['--grep', literally(title)]
  const { isOk } = await runTool(
    'playwright',
    ['test', '--reporter=list,json', ...titles, ...files],
    {
      cwd,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      isLive: true,
    },
  )
  const unexplained = failed(`${workspace} end-to-end tests`, 'See the output above.')
  const json = await readFile(reportFile, 'utf8').catch(() => undefined)
  if (json === undefined) return unexplained
  const { tally, tests } = readPlaywrightReport(json, workspace)
  run.timings.endToEndTests.push(...tests)
  return isOk || tally.failed > 0 ? tally : sumTallies([tally, unexplained])
}
