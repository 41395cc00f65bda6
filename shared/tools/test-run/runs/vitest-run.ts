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
interface VitestProcess {
  /** Base name of its report. */
  name: string
  /** Projects it runs or, after an exclamation mark, leaves out; all by default. */
  project?: string
  /** Most files at a time for each core. */
  filesPerCore: number
  /** Whether its output goes to the terminal as it is written; otherwise it is collected. */
  isLive: boolean
}

const WHOLE = { name: 'vitest', filesPerCore: 2 }

/** Runs the selected unit, API and database tests. */
export async function vitestRun(run: TestRun, selection: VitestSelection): Promise<Tally> {
  const { tally } = await runProcess(run, { ...WHOLE, isLive: true }, selection)
  return tally
}

/**
 * Runs the unit, API and database tests of all workspaces. Vitest runs one project after another, and the
 * scraper's leaves half of the processor time unused because it waits for browsers; a process of its own runs it
 * beside the others.
 */
export async function runAllUnitTests(run: TestRun): Promise<Tally> {
  // An interactive terminal has room for the progress of one process.
  const isLive = !process.stdout.isTTY
  const [others, scraper] = await Promise.all([
    runProcess(run, { ...WHOLE, project: '!scraper', isLive: true }, {}),
    runProcess(run, { name: 'scraper-vitest', project: 'scraper', filesPerCore: 1, isLive }, {}),
  ])
  if (scraper.output) console.log(scraper.output)
  return sumTallies([others.tally, scraper.tally])
}

interface EndedProcess {
  tally: Tally
  /** What it printed; empty if that went to the terminal. */
  output: string
}

async function runProcess(
  run: TestRun,
  vitest: VitestProcess,
  selection: VitestSelection,
): Promise<EndedProcess> {
  const reportFile = path.join(run.reportDir, `${vitest.name}.json`)
  const strayFile = path.join(run.reportDir, `${vitest.name}-stray-errors.json`)
  const { isOk, output } = await runTool('vitest', vitestArguments(reportFile, vitest, selection), {
    isLive: vitest.isLive,
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
  if (isOk || sum.failed > 0) return { tally: sum, output }
  const isUnmatched = selection.title !== undefined && sum.passed === 0
  const message = isUnmatched ? 'No test has this title.' : 'See the output above.'
  return { tally: sumTallies([sum, failed(vitest.name, message)]), output }
}

function vitestArguments(
  reportFile: string,
  { project, filesPerCore }: VitestProcess,
  selection: VitestSelection,
): string[] {
  const { files = [], title, options = [] } = selection
  const reporters = ['default', 'json', STRAY_ERRORS].map(name => `--reporter=${name}`)
  // Several files per core, because many tests wait for a server, a database or a browser; at most eight in each
  // process, because the database server limits its connections. With projects, Vitest reads this number from the
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
