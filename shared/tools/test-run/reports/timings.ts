/** How long a test file or a test took. */
export interface Timing {
  name: string
  milliseconds: number
}

export interface Timings {
  unitFiles: Timing[]
  endToEndTests: Timing[]
}

const SHOWN = 20

/** The slowest unit and API test files and the slowest end-to-end tests. */
export function slowestLines({ unitFiles, endToEndTests }: Timings): string {
  return [
    ...listed('Slowest unit and API test files', unitFiles),
    ...listed('Slowest end-to-end tests', endToEndTests),
  ].join('\n')
}

function listed(title: string, timings: Timing[]): string[] {
  if (timings.length === 0) return []
  const slowest = timings.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN)
  return ['', title, ...slowest.map(line)]
}

function line({ name, milliseconds }: Timing): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`
}
