import { sourceFiles } from '../../structure/source-files.ts'
import type { TestRun } from '../environment/test-run.ts'
import { sumTallies, type Tally } from '../reports/tally.ts'
import { changedFiles } from '../selection/changed-files.ts'
import { relatedTests } from '../selection/related-tests.ts'
import { biomeCheck, promiseCheck } from './lint-checks.ts'
import { selectedEndToEnd, selectedUnits } from './selected-run.ts'
import { turboChecks } from './turbo-checks.ts'

/** Tests that read all files of the repository, so imports do not relate them. */
const ALWAYS = [
  'shared/tools/structure/chunk-patterns.test.ts',
  'shared/tools/structure/docs.test.ts',
  'shared/tools/structure/folder-sizes.test.ts',
  'shared/tools/structure/money-arithmetic.test.ts',
  'shared/tools/structure/plain-english.test.ts',
  'shared/tools/structure/structure.test.ts',
  'shared/tools/structure/spec-coverage.test.ts',
]

/** Checks what changed since main: format, lint, types and the related tests. */
export async function changedRun(run: TestRun): Promise<Tally> {
  const { since, files } = await changedFiles()
  if (files.length === 0) {
    console.log(`Nothing has changed since ${since}.`)
    return sumTallies([])
  }
  const { unit, endToEnd, left } = relatedTests(files, sourceFiles())
  console.log(summaryOf(since, files, [...unit, ...endToEnd], left))

  const code = files.filter(file => /\.tsx?$/.test(file))
  const { phases } = run
  const tallies = [
    await phases.time('format and lint', () => biomeCheck(files)),
    (await phases.time('types', () => turboChecks(['typecheck']))).tally,
    ...(code.length > 0 ? [await phases.time('format and lint', () => promiseCheck(code))] : []),
    await selectedUnits(run, { files: [...unit, ...ALWAYS] }),
  ]
  if (endToEnd.length > 0) tallies.push(await selectedEndToEnd(run, endToEnd))
  return sumTallies(tallies)
}

function summaryOf(since: string, files: string[], tests: string[], left: number): string {
  const lines = [`${files.length} files changed since ${since}; related test files:`]
  lines.push(...tests.map(file => `  ${file}`))
  if (left > 0) lines.push(`  ${left} more are left to \`npm test\`.`)
  if (files.some(file => /^(web|extension)\/src\//.test(file))) {
    lines.push('End-to-end tests are not chosen by changed pages: name one, or run `npm test`.')
  }
  return lines.join('\n')
}
