/** How many tests had which outcome. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  failures: Failure[]
}

/** A failed test or check, as it is listed at the end of a run. */
export interface Failure {
  /** Path, line and title: `api/src/a.test.ts:42 › returns 409`. */
  name: string
  message: string
  /** The command that runs it alone. */
  command?: string
}

export const passed: Tally = { passed: 1, failed: 0, skipped: 0, failures: [] }

/** The tally of one thing that failed. */
export function failed(name: string, message = '', command?: string): Tally {
  return { passed: 0, failed: 1, skipped: 0, failures: [{ name, message, command }] }
}

export function sumTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      failures: [...sum.failures, ...tally.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  )
}
