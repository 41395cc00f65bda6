import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { root, runTool } from './run-tool.ts'
import { failed, sumTallies, type Tally } from './tally.ts'

const spec = z.object({ title: z.string(), file: z.string(), ok: z.boolean() })
/** A file or a describe in it. */
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite))
  },
})
type Suite = z.output<typeof suite>

const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** The stories of one workspace in a real browser. */
export async function playwrightRun(workspace: string, reportDir: string): Promise<Tally> {
  const cwd = path.join(root, workspace)
  if (!existsSync(path.join(cwd, 'playwright.config.ts'))) return sumTallies([])
  const file = path.join(reportDir, `${workspace}.json`)
  const { isOk } = await runTool('playwright', ['test', '--reporter=list,json'], {
    cwd,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    isLive: true,
  })
  const json = await readFile(file, 'utf8').catch(() => undefined)
  if (json === undefined) return failed(`${workspace} stories`)
  const { stats, errors, suites } = report.parse(JSON.parse(json))
  // A story that passes only the second time is a failure: nothing here may depend on luck.
  const broken = stats.unexpected + stats.flaky + errors.length
  return {
    passed: stats.expected,
    failed: Math.max(broken, isOk ? 0 : 1),
    skipped: stats.skipped,
    failures: suites.flatMap(failedIn).map(name => `${workspace}/${name}`),
  }
}

function failedIn({ specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file} › ${title}`)
  return [...own, ...suites.flatMap(failedIn)]
}
