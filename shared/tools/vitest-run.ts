import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { root, runTool } from './run-tool.ts'
import { strayErrorsVariable } from './stray-errors-reporter.ts'
import { because, failed, sumTallies, type Tally } from './tally.ts'

const STRAY_ERRORS = path.join(import.meta.dirname, 'stray-errors-reporter.ts')

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/** Units, API and database tests of every workspace; arguments narrow them down as Vitest's own do. */
export async function vitestRun(reportDir: string, filters: string[] = []): Promise<Tally> {
  const file = path.join(reportDir, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // Many tests wait for a server, a database or a browser: one file more than there are cores. Vitest
  // heeds this number on the command line only, where there are projects.
  const workers = `--maxWorkers=${availableParallelism() + 1}`
  const strayFile = path.join(reportDir, 'stray-errors.json')
  const args = ['run', workers, ...reporters, `--reporter=${STRAY_ERRORS}`, ...filters]
  const env = { [strayErrorsVariable]: strayFile }
  const { isOk } = await runTool('vitest', args, { isLive: true, env })
  const tally = sumTallies([await read(file), ...(await readStray(strayFile))])
  const isUnexplained = !isOk && tally.failed === 0
  return isUnexplained ? sumTallies([tally, failed('vitest')]) : tally
}

async function readStray(file: string): Promise<Tally[]> {
  const json = await readFile(file, 'utf8').catch(() => '[]')
  return z
    .array(z.string())
    .parse(JSON.parse(json))
    .map(error => failed('beside every test', error))
}

async function read(file: string): Promise<Tally> {
  const json = await readFile(file, 'utf8').catch(() => undefined)
  if (json === undefined) return sumTallies([])
  const result = report.parse(JSON.parse(json))
  const brokenFiles = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + brokenFiles.length,
    skipped: result.numPendingTests + result.numTodoTests,
    failures: [
      ...brokenFiles.map(({ name, message }) => because(path.relative(root, name), message)),
      ...result.testResults.flatMap(failedIn),
    ],
  }
}

function failedIn({ name, assertionResults }: z.output<typeof report>['testResults'][number]) {
  const file = path.relative(root, name)
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [why = ''] }) => because(`${file} › ${fullName}`, why))
}
