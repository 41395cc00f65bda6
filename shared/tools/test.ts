import { endRunningTools } from './run-tool.ts'
import { changedRun } from './test-run/changed-run.ts'
import { closingLines } from './test-run/closing-lines.ts'
import { parseArguments, type TestRequest, UsageError } from './test-run/parse-arguments.ts'
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

const { tally, isSlowestShown } = await runTests()
await run.end()
if (isSlowestShown) console.log(slowestLines(run.timings))
console.log(`\n${closingLines(tally, run.phases.summary())}`)
process.exitCode = tally.failed > 0 ? 1 : 0

async function runTests(): Promise<{ tally: Tally; isSlowestShown: boolean }> {
  try {
    const request = parseArguments(process.argv.slice(2), process.env)
    return { tally: await runRequest(request), isSlowestShown: request.isSlowestShown }
  } catch (error) {
    const isUsage = error instanceof UsageError
    if (!isUsage) console.error(error)
    const message = error instanceof Error ? error.message : String(error)
    return {
      tally: failed(isUsage ? 'npm test' : 'the test run itself', message),
      isSlowestShown: false,
    }
  }
}

async function runRequest(request: TestRequest): Promise<Tally> {
  if (request.mode === 'changed') return changedRun(run)
  const tally = request.mode === 'selected' ? await selectedRun(run, request) : await wholeRun(run)
  const isEmpty = tally.passed + tally.failed === 0
  return isEmpty ? failed('npm test', 'No test matches.') : tally
}

async function interrupt() {
  endRunningTools()
  await run.end()
  process.exit(130)
}
