import { endRunningTools } from './run-tool.ts'
import { createTestRun } from './test-run/environment/test-run.ts'
import { closingLines } from './test-run/reports/closing-lines.ts'
import { failed, type Tally } from './test-run/reports/tally.ts'
import { slowestLines } from './test-run/reports/timings.ts'
import { changedRun } from './test-run/runs/changed-run.ts'
import { selectedRun } from './test-run/runs/selected-run.ts'
import { wholeRun } from './test-run/runs/whole-run.ts'
import {
  parseArguments,
  type TestRequest,
  UsageError,
} from './test-run/selection/parse-arguments.ts'

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
    const request = parseArguments(process.argv.slice(2))
    if (request.isJittered) addJitter()
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

/** Has every Node process of this run load jitter.ts. Its URL differs in each run, so that no stored result is used. */
function addJitter(): void {
  const file = import.meta.resolve(`./test-run/environment/jitter.ts?${Date.now()}`)
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${file}`.trim()
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
