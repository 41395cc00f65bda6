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

/** One process of Vitest. */
interface Process {
  /** Base name of its report. */
  name: string
  /** Projects it runs or, after an exclamation mark, leaves out; all by default. */
  project?: string
  /** Most files at a time for each core. */
  filesPerCore: number
  /** Whether its output goes to the terminal as it is written; at the end otherwise. */
  isLive: boolean
}

/** Runs the selected unit, API and database tests. */
export function vitestRun(run: TestRun, selection: VitestSelection): Promise<Tally> {
  return runProcess(run, { name: 'vitest', filesPerCore: 2, isLive: true }, selection)
}

/**
 * Runs the unit, API and database tests of all workspaces. Vitest runs one project after another, and the
 * scraper's leaves half of the processor time unused because it waits for browsers; a process of its own runs it
 * beside the others.
 */
export async function wholeVitestRun(run: TestRun): Promise<Tally> {
  const processes = [
    { name: 'vitest', project: '!scraper', filesPerCore: 2, isLive: true },
    { name: 'scraper-vitest', project: 'scraper', filesPerCore: 1, isLive: false },
  ]
  return sumTallies(await Promise.all(processes.map(each => runProcess(run, each, {}))))
}

async function runProcess(
  run: TestRun,
  process: Process,
  selection: VitestSelection,
): Promise<Tally> {
  const reportFile = path.join(run.reportDir, `${process.name}.json`)
  const strayFile = path.join(run.reportDir, `${process.name}-stray-errors.json`)
  const { isOk, output } = await runTool(
    'vitest',
    vitestArguments(reportFile, process, selection),
    { isLive: process.isLive, env: { [strayErrorsVariable]: strayFile } },
  )
  if (output) console.log(output)
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
  return sumTallies([sum, failed(process.name, message)])
}

function vitestArguments(
  reportFile: string,
  { project, filesPerCore }: Process,
  selection: VitestSelection,
): string[] {
  const { files = [], title, options = [] } = selection
  const reporters = ['default', 'json', STRAY_ERRORS].map(name => `--reporter=${name}`)
  // Several files per core, because many tests wait for a server, a database or a browser; at most eight,
  // because the database server limits its connections. With projects, Vitest reads this number from the
  // command line only.
  const workers = `--maxWorkers=${Math.min(filesPerCore * availableParallelism(), 8)}`
  const projects = project === undefined ? [] : [`--project=${project}`]
  const titles = title === undefined ? [] : [`--testNamePattern=${literally(title)}`]
  return [
    ...['run', workers, ...reporters, `--outputFile.json=${reportFile}`, '--includeTaskLocation'],
    ...[...projects, ...titles, ...options, ...files],
  ]
}

async function readStrayErrors(file: string): Promise<Tally[]> {
  const json = await readFile(file, 'utf8').catch(() => '[]')
  return z
    .array(z.string())
    .parse(JSON.parse(json))
    .map(error => failed('an error outside every test', error))
}
