import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumPath, headlessShellPath, installHeadlessShell } from './chromium.ts'
import { firefoxPath } from './firefox.ts'
import { digestOfInputs, keptTally } from './kept-tally.ts'
import { biomeCheck, promiseCheck } from './lint-checks.ts'
import { playwrightRun } from './playwright-run.ts'
import { endRunningTools } from './run-tool.ts'
import { closingLines, failed, sumTallies, type Tally } from './tally.ts'
import setUpTestPostgres from './test-postgres.ts'
import { turboChecks } from './turbo-checks.ts'
import { vitestRun } from './vitest-run.ts'

// npm test. Everything runs to its end, also after a failure; the last line says how it came out.
const filters = process.argv.slice(2)
const reportDir = await mkdtemp(path.join(tmpdir(), 'registry-report-'))
let stopPostgres = async () => {}
let isInterrupted = false
// One Ctrl-C arrives several times: from the terminal and from npm.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isInterrupted) void interrupt()
    isInterrupted = true
  })
}

const tally = await runEverything().catch((error: unknown) => {
  console.error(error)
  return failed('the test run itself')
})
await cleanUp()
console.log(`\n${closingLines(tally)}`)
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0

async function runEverything(): Promise<Tally> {
  if (filters.length > 0) return vitestRun(reportDir, filters)
  const chromium = await findChromium()
  const format = await biomeCheck()
  const { tally: tasks, hasPassed } = await turboChecks(['typecheck', 'build'])
  const promises = await promiseCheck()
  stopPostgres = await setUpTestPostgres()
  const units = await vitestRun(reportDir)
  const browser = hasPassed('@registry/web#build') ? chromium : undefined
  return sumTallies([format, tasks, promises, units, await stories(browser)])
}

async function findChromium(): Promise<string | undefined> {
  try {
    installHeadlessShell()
    process.env.CHROMIUM_PATH = await chromiumPath()
    return process.env.CHROMIUM_PATH
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

async function stories(browser: string | undefined): Promise<Tally> {
  if (browser === undefined) {
    console.log('✗ stories in the browser: not run, for the reason above')
    return failed('stories in the browser')
  }
  const inputs = await digestOfInputs([
    process.version,
    await versionOf(browser),
    await versionOf(await headlessShellPath()),
    await versionOf(firefoxPath()),
    process.env.CORPUS_DIR ?? '',
  ])
  const tell = (workspace: string) =>
    keptTally(`${workspace} stories`, inputs, () => playwrightRun(workspace, reportDir))
  // Side by side: each of them waits a good part of its time.
  return sumTallies(await Promise.all(['web', 'extension'].map(tell)))
}

async function versionOf(browser: string | undefined): Promise<string> {
  if (browser === undefined) return ''
  const { mtimeMs, size } = await stat(browser)
  return `${browser} ${size} ${mtimeMs}`
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
