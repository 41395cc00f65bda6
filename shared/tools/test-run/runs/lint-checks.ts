import { runTool } from '../../run-tool.ts'
import { reportCheck } from '../reports/report-check.ts'
import type { Tally } from '../reports/tally.ts'

/** Checks formatting and lint, of all files or of some. */
export async function biomeCheck(files = ['.']): Promise<Tally> {
  const options = ['--diagnostic-level=error', '--max-diagnostics=100', '--no-errors-on-unmatched']
  const args = ['check', ...options, ...files]
  const { isOk, output } = await runTool('biome', args)
  return reportCheck('format and lint (biome)', isOk, output, 'npm run lint')
}

/** Checks the rules about promises, which need types, in all files or in some. */
export async function promiseCheck(files: string[] = []): Promise<Tally> {
  const { isOk, output } = await runTool('oxlint', ['--type-aware', ...files])
  return reportCheck('promises (oxlint)', isOk, output, 'npm run lint')
}
