import { endRunningTools } from './run-tool.ts'
import { changedRun } from './test-run/changed-run.ts'
import { closingLines } from './test-run/closing-lines.ts'
import { parseArguments, type TestRequest } from './test-run/parse-arguments.ts'
import { selectedRun } from './test-run/selected-run.ts'
import { failed, type Tally } from './test-run/tally.ts'
import { createTestRun } from './test-run/test-run.ts'
import { slowestLines } from './test-run/timings.ts'
import { wholeRun } from './test-run/whole-run.ts'

// npm test. The last line holds the counts of passed and failed tests.
const run = await createTestRun()
let isInterrupted = false
// One Ctrl-C arrives several times: from the terminal and from npm.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isInterrupted) void interrupt()
    isInterrupted = true
  })
}

try {
  const request = parseArguments(process.argv.slice(2), process.env)
  const tally = await runTests(request).catch((error: unknown) => {
    console.error(error)
    return failed('the test run itself', error instanceof Error ? error.message : String(error))
  })
  await run.end()
  if (request.isSlowestShown) console.log(slowestLines(run.timings))
  console.log(`\n${closingLines(tally, run.phases.summary())}`)
  const isEmpty = tally.passed === 0 && request.mode !== 'changed'
  process.exitCode = tally.failed > 0 || isEmpty ? 1 : 0
} catch (error) {
  await run.end()
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function runTests(request: TestRequest): Promise<Tally> {
  if (request.mode === 'changed') return changedRun(run)
  if (request.mode === 'selected') return selectedRun(run, request)
  return wholeRun(run)
}

async function interrupt() {
  endRunningTools()
  await run.end()
  process.exit(130)
}
