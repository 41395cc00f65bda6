import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter } from 'vitest/node'

/** The environment variable with the file that a Vitest run writes its stray errors to. */
export const strayErrorsVariable = 'REGISTRY_STRAY_ERRORS'

/** Writes, as a JSON list, the errors thrown outside every test: they fail the run but no test. */
export default class StrayErrorsReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env[strayErrorsVariable]
    if (file) writeFileSync(file, JSON.stringify(errors.map(describe)))
  }
}

function describe(error: SerializedError): string {
  const { name, message, stack } = error
  const place = error.VITEST_TEST_PATH ?? 'no file'
  return `${place}: ${stack ?? `${name}: ${message}`}`
}
