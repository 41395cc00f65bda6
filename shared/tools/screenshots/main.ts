import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { endRunningTools, root } from '../run-tool.ts'
import { filesBelow } from '../structure/source-files.ts'
import { createTestRun } from '../test-run/environment/test-run.ts'
import { closingLines } from '../test-run/reports/closing-lines.ts'
import { selectedEndToEnd } from '../test-run/runs/selected-run.ts'
import { UsageError } from '../test-run/selection/parse-arguments.ts'
import { compareRuns, countDifferences, formatComparison } from './comparison/compare-runs.ts'
import {
  comparisonFolder,
  isScreenshotSpec,
  parseScreenshotRequest,
  runFolder,
  selectScreenshotSpecs,
} from './screenshot-request.ts'

// npm run screenshots -- <name> [words], and npm run screenshots -- --compare <name> <name>.
try {
  const request = parseScreenshotRequest(process.argv.slice(2))
  const isOk =
    request.mode === 'capture'
      ? await capture(request.name, request.words)
      : await compare(request.before, request.after)
  process.exitCode = isOk ? 0 : 1
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

/** Runs the end-to-end tests that take screenshots; returns whether all passed. */
async function capture(name: string, words: string[]): Promise<boolean> {
  const specs = selectScreenshotSpecs(words, listScreenshotSpecs(), root)
  const folder = runFolder(name)
  await rm(folder, { recursive: true, force: true })
  process.env.SCREENSHOTS_DIR = folder

  const run = await createTestRun()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endRunningTools()
      void run.end().then(() => process.exit(130))
    })
  }
  const tally = await selectedEndToEnd(run, specs)
  await run.end()
  console.log(`\n${closingLines(tally, run.phases.summary())}`)
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const count = files.filter(file => file.endsWith('.png')).length
  console.log(`${count} pictures in ${path.relative(root, folder)}`)
  return tally.failed === 0
}

function listScreenshotSpecs(): string[] {
  return filesBelow('')
    .filter(file => file.endsWith('.spec.ts'))
    .filter(file =>
      isScreenshotSpec({ path: file, text: readFileSync(path.join(root, file), 'utf8') }),
    )
}

/** Compares two runs; returns whether they are equal. */
async function compare(before: string, after: string): Promise<boolean> {
  const output = comparisonFolder(before, after)
  const comparison = await compareRuns(runFolder(before), runFolder(after), output)
  if (comparison.different.length > 0) {
    console.log(`Side by side (before, after, difference): ${path.relative(root, output)}`)
  }
  console.log(formatComparison(comparison))
  return countDifferences(comparison) === 0
}
