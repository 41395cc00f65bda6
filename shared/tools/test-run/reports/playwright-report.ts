import path from 'node:path'
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
  /** `rootDir` is the folder that the paths of files are relative to. */
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
  errors: z.array(error),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** Reads the report of Playwright's JSON reporter. Names files by their paths from `root`. */
export function readPlaywrightReport(
  json: string,
  name: string,
  root: string,
): { tally: Tally; tests: Timing[] } {
  const { config, stats, errors, suites } = report.parse(JSON.parse(json))
  const pathOf = (file: string) =>
    path.relative(root, path.join(config.rootDir, file)).replaceAll(path.sep, '/')
  const specs = suites
    .flatMap(file => specsIn(file, []))
    .map(each => ({ ...each, file: pathOf(each.file) }))
  const outside = errors.map(({ message, stack }) =>
    failed(`${name} end-to-end tests`, message ?? stack),
  )
  const tests = {
    passed: stats.expected,
    // A test that passes only on a retry counts as a failure.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: specs.filter(each => !each.ok || isFlaky(each)).map(failureOf),
  }
  return {
    tally: sumTallies([...outside, tests]),
    tests: specs.map(each => ({ name: nameOf(each), milliseconds: durationOf(each) })),
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

function failureOf(failedSpec: NamedSpec): Failure {
  const results = failedSpec.tests.flatMap(each => each.results)
  const [first] = results.flatMap(({ errors }) => errors)
  return {
    name: nameOf(failedSpec),
    message: first?.message ?? first?.stack ?? '',
    command: endToEndCommand(failedSpec.file, failedSpec.line),
  }
}

function nameOf({ file, line, describes, title }: NamedSpec): string {
  return [`${file}:${line}`, ...describes, title].join(' › ')
}

function durationOf({ tests }: Spec): number {
  const results = tests.flatMap(each => each.results)
  return results.reduce((sum, { duration }) => sum + duration, 0)
}
