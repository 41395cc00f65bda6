import { reportCheck } from './report-check.ts'
import { runTool } from './run-tool.ts'
import type { Tally } from './tally.ts'

/** Formatting and lint. */
export async function biomeCheck(): Promise<Tally> {
  const args = ['check', '.', '--diagnostic-level=error', '--max-diagnostics=100']
  const { isOk, output } = await runTool('biome', args)
  return reportCheck('format and lint (biome)', isOk, output)
}

/** The promise rules that need types; after the type check, which makes the extension's settings. */
export async function promiseCheck(): Promise<Tally> {
  const { isOk, output } = await runTool('oxlint', ['--type-aware'])
  return reportCheck('promises (oxlint)', isOk, output)
}
