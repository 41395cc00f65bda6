import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumPath } from './chromium.ts'
import { lintChecks } from './lint-checks.ts'
import { playwrightRun } from './playwright-run.ts'
import { endRunningTools } from './run-tool.ts'
import { closingLine, failed, sumTallies, type Tally } from './tally.ts'
import setUpTestPostgres from './test-postgres.ts'
import { turboChecks } from './turbo-checks.ts'
import { vitestRun } from './vitest-run.ts'

// npm test. Everything runs to its end, also after a failure; the last line says how it came out.
const filters = process.argv.slice(2)
const reportDir = await mkdtemp(path.join(tmpdir(), 'registry-report-'))
let stopPostgres = async () => {}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void interrupt())

const tally = await runEverything().catch((error: unknown) => {
  console.error(error)
  return failed
})
await cleanUp()
console.log(`\n${closingLine(tally)}`)
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0

async function runEverything(): Promise<Tally> {
  if (filters.length > 0) return vitestRun(reportDir, filters)
  const hasChromium = await findChromium()
  const lint = await lintChecks()
  const { tally: tasks, hasPassed } = await turboChecks(['typecheck', 'build'])
  stopPostgres = await setUpTestPostgres()
  const units = await vitestRun(reportDir)
  const canTellStories = hasChromium && hasPassed('@registry/web#build')
  return sumTallies([lint, tasks, units, await stories(canTellStories)])
}

async function findChromium(): Promise<boolean> {
  try {
    process.env.CHROMIUM_PATH = await chromiumPath()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

async function stories(arePossible: boolean): Promise<Tally> {
  if (!arePossible) {
    console.log('✗ stories in the browser: not run, for the reason above')
    return failed
  }
  return sumTallies([
    await playwrightRun('web', reportDir),
    await playwrightRun('extension', reportDir),
  ])
}

async function cleanUp() {
  await stopPostgres()
  await rm(reportDir, { recursive: true, force: true })
}

async function interrupt() {
  endRunningTools()
  await cleanUp()
  process.exit(130)
}
