import * as z from 'zod'
import { endToEndCommand } from './closing-lines.ts'
import { type Failure, failed, sumTallies, type Tally } from './tally.ts'
import type { Timing } from './timings.ts'

const error = z.object({ message: z.optional(z.string()), stack: z.optional(z.string()) })

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ duration: z.number(), errors: z.array(error) })),
    }),
  ),
})
type Spec = z.output<typeof spec>

/** A file or a describe in it. */
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite))
  },
})
type Suite = z.output<typeof suite>

const report = z.object({
  suites: z.array(suite),
  errors: z.array(error),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** Reads the report of Playwright's JSON reporter for a workspace's `e2e` folder. */
export function readPlaywrightReport(
  json: string,
  workspace: string,
): { tally: Tally; tests: Timing[] } {
  const { stats, errors, suites } = report.parse(JSON.parse(json))
  const specs = suites.flatMap(file => specsIn(file, []))
  const outside = errors.map(({ message, stack }) =>
    failed(`${workspace} end-to-end tests`, message ?? stack),
  )
  const tests = {
    passed: stats.expected,
    // A test that passes only on a retry counts as a failure.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: specs
      .filter(each => !each.ok || isFlaky(each))
      .map(each => failureOf(each, workspace)),
  }
  return {
    tally: sumTallies([...outside, tests]),
    tests: specs.map(each => ({ name: nameOf(each, workspace), milliseconds: durationOf(each) })),
  }
}

interface NamedSpec extends Spec {
  describes: string[]
}

function specsIn({ specs, suites = [] }: Suite, describes: string[]): NamedSpec[] {
  const inner = suites.flatMap(each => specsIn(each, [...describes, each.title]))
  return [...specs.map(each => ({ ...each, describes })), ...inner]
}

function isFlaky({ tests }: Spec): boolean {
  return tests.some(({ results }) => results.length > 1)
}

function failureOf(failedSpec: NamedSpec, workspace: string): Failure {
  const results = failedSpec.tests.flatMap(each => each.results)
  const [first] = results.flatMap(({ errors }) => errors)
  return {
    name: nameOf(failedSpec, workspace),
    message: first?.message ?? first?.stack ?? '',
    command: endToEndCommand(fileOf(failedSpec, workspace), failedSpec.line),
  }
}

function fileOf({ file }: Spec, workspace: string): string {
  return `${workspace}/e2e/${file}`
}

function nameOf(named: NamedSpec, workspace: string): string {
  const { line, describes, title } = named
  return [`${fileOf(named, workspace)}:${line}`, ...describes, title].join(' › ')
}

function durationOf({ tests }: Spec): number {
  const results = tests.flatMap(each => each.results)
  return results.reduce((sum, { duration }) => sum + duration, 0)
}
