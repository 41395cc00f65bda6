/** Where it happened: while drawing, on the way to a page, as code that did not arrive, in a call, or elsewhere. */
export type FailureKind = 'render' | 'route' | 'load' | 'call' | 'page'
export type Report = (kind: FailureKind, thrown: unknown) => void

const reports: Report[] = []

/** Adds who is told of failures; nobody until then. */
export function onFailure(report: Report): void {
  reports.push(report)
}

/** Tells of a failure that broke a page or a part of it. */
export function reportFailure(kind: FailureKind, thrown: unknown): void {
  for (const report of reports) report(kind, thrown)
}
