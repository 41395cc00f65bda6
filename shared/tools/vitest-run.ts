import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { runTool } from './run-tool.ts'
import { sumTallies, type Tally } from './tally.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
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
  return isUnexplained ? sumTallies([tally, { passed: 0, failed: 1, skipped: 0 }]) : tally
}

async function read(file: string): Promise<Tally> {
  const json = await readFile(file, 'utf8').catch(() => undefined)
  if (json === undefined) return { passed: 0, failed: 0, skipped: 0 }
  const result = report.parse(JSON.parse(json))
  const brokenFiles = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + brokenFiles.length,
    skipped: result.numPendingTests + result.numTodoTests,
  }
}
