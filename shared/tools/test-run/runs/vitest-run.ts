import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { root, runTool } from '../../run-tool.ts'
import type { TestRun } from '../environment/test-run.ts'
import { strayErrorsVariable } from '../reports/stray-errors-reporter.ts'
import { failed, sumTallies, type Tally } from '../reports/tally.ts'
import { readVitestReport } from '../reports/vitest-report.ts'
import { literally } from '../selection/parse-arguments.ts'

const STRAY_ERRORS = path.join(import.meta.dirname, '../reports/stray-errors-reporter.ts')

/** Narrows a Vitest run down; without any of these it runs all files. */
export interface VitestSelection {
  files?: string[]
  title?: string | undefined
  options?: string[]
}

/** Runs unit, API and database tests of all workspaces. */
export async function vitestRun(run: TestRun, selection: VitestSelection = {}): Promise<Tally> {
  const reportFile = path.join(run.reportDir, 'vitest.json')
  const strayFile = path.join(run.reportDir, 'stray-errors.json')
  const { isOk } = await runTool('vitest', vitestArguments(reportFile, selection), {
    isLive: true,
    env: { [strayErrorsVariable]: strayFile },
  })
  const json = await readFile(reportFile, 'utf8').catch(() => undefined)
  const tallies = await readStrayErrors(strayFile)
  if (json !== undefined) {
    const { tally, files } = readVitestReport(json, root)
    run.timings.unitFiles.push(...files)
    // With a title filter, Vitest reports all other tests as skipped; they are not counted.
    tallies.unshift(selection.title === undefined ? tally : { ...tally, skipped: 0 })
  }
  const sum = sumTallies(tallies)
  if (isOk || sum.failed > 0) return sum
  const isUnmatched = selection.title !== undefined && sum.passed === 0
  const message = isUnmatched ? 'No test has this title.' : 'See the output above.'
  return sumTallies([sum, failed('vitest', message)])
}

function vitestArguments(reportFile: string, selection: VitestSelection): string[] {
  const { files = [], title, options = [] } = selection
  const reporters = ['default', 'json', STRAY_ERRORS].map(name => `--reporter=${name}`)
  // Two files per core, because many tests wait for a server, a database or a browser; at most eight,
  // because the database server limits its connections. With projects, Vitest reads this number from the
  // command line only.
  const workers = `--maxWorkers=${Math.min(2 * availableParallelism(), 8)}`
  const titles = title === undefined ? [] : [`--testNamePattern=${literally(title)}`]
  return [
    ...['run', workers, ...reporters, `--outputFile.json=${reportFile}`, '--includeTaskLocation'],
    ...[...titles, ...options, ...files],
  ]
}

async function readStrayErrors(file: string): Promise<Tally[]> {
  const json = await readFile(file, 'utf8').catch(() => '[]')
  return z
    .array(z.string())
    .parse(JSON.parse(json))
    .map(error => failed('an error outside every test', error))
}
