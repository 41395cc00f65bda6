import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { root, runTool } from './run-tool.ts'
import { failed, sumTallies, type Tally } from './tally.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
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
  const args = ['run', workers, ...reporters, ...filters]
  const { isOk } = await runTool('vitest', args, { isLive: true })
  const tally = await read(file)
  const isUnexplained = !isOk && tally.failed === 0
  return isUnexplained ? sumTallies([tally, failed('vitest')]) : tally
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
      ...brokenFiles.map(({ name }) => path.relative(root, name)),
      ...result.testResults.flatMap(failedIn),
    ],
  }
}

function failedIn({ name, assertionResults }: z.output<typeof report>['testResults'][number]) {
  const file = path.relative(root, name)
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${file} › ${fullName}`)
}
