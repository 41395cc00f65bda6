/** How many tests came out which way. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export const passed: Tally = { passed: 1, failed: 0, skipped: 0 }
export const failed: Tally = { passed: 0, failed: 1, skipped: 0 }

export function sumTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The closing line of a test run. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
