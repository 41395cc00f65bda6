import { reportCheck } from './report-check.ts'
import { runTool } from './run-tool.ts'
import { sumTallies, type Tally } from './tally.ts'

/** Formatting and lint, and the promise rules that need types. */
export async function lintChecks(): Promise<Tally> {
  const biome = await runTool('biome', [
    'check',
    '.',
    '--diagnostic-level=error',
    '--max-diagnostics=100',
  ])
  const oxlint = await runTool('oxlint', ['--type-aware'])
  return sumTallies([
    reportCheck('format and lint (biome)', biome.isOk, biome.output),
    reportCheck('promises (oxlint)', oxlint.isOk, oxlint.output),
  ])
}
