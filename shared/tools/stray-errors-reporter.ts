import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter } from 'vitest/node'

/** Names the file into which a Vitest run writes its stray errors. */
export const strayErrorsVariable = 'REGISTRY_STRAY_ERRORS'

/** Writes down, as a list in JSON, what was thrown beside every test: it fails a run and no test. */
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
