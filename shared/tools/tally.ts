import { stripVTControlCharacters } from 'node:util'

/** Enough for a message and where it comes from. */
const WHY_LINES = 8

/** How many tests came out which way. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** What failed, by name, with its reason on further lines. */
  failures: string[]
}

export const passed: Tally = { passed: 1, failed: 0, skipped: 0, failures: [] }

/** One thing that failed, said again at the end, where a long log is read first. */
export function failed(name: string, why = ''): Tally {
  return { passed: 0, failed: 1, skipped: 0, failures: [because(name, why)] }
}

/** The name of a failure with the first lines of its reason below. */
export function because(name: string, why: string): string {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter(line => line !== '' && !line.includes('/node_modules/'))
    .slice(0, WHY_LINES)
  return [name, ...lines.map(line => `    ${line.trim()}`)].join('\n')
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

/** The last lines of a test run: what failed by name, then the counts. */
export function closingLines({ passed, failed, skipped, failures }: Tally): string {
  const counts = `${passed} passed, ${failed} failed`
  const named = failures.map(name => `✗ ${name}`)
  return [...named, skipped > 0 ? `${counts}, ${skipped} skipped` : counts].join('\n')
}
