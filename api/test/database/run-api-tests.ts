import { endRunningTools, runTool } from '../../../shared/tools/run-tool.ts'
import { cleanUp } from '../../chaos/system/cleanup.ts'

/** Ends the tests and the servers on Ctrl-C too. */
export function cleanUpOnSignal(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      endRunningTools()
      void cleanUp().finally(() => process.exit(code))
    })
  }
}

/** Runs API tests whose path contains one of the words, without words all; sets the exit code. */
export async function runApiTests(
  words: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  try {
    const args = ['run', '--project=api', '--maxWorkers=2', ...words]
    const { isOk } = await runTool('vitest', args, { isLive: true, env })
    process.exitCode = isOk ? 0 : 1
  } finally {
    await cleanUp()
  }
}
