/** Source of a failure: React rendering, routing, loading a chunk, an API request, or elsewhere on the page. */
export type FailureKind = 'render' | 'route' | 'load' | 'call' | 'page'
type Report = (kind: FailureKind, thrown: unknown) => void

const reports: Report[] = []

/** Adds a reporter. Failures before the first one are dropped. */
export function onFailure(report: Report): void {
  reports.push(report)
}

/** Passes a failure to all reporters. */
export function reportFailure(kind: FailureKind, thrown: unknown): void {
  for (const report of reports) report(kind, thrown)
}
