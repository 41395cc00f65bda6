/** Where it happened: while drawing, on the way to a page, or as code that did not arrive. */
type FailureKind = 'render' | 'route' | 'load'
type Report = (kind: FailureKind, thrown: unknown) => void

let report: Report = () => undefined

/** Names who is told of failures that broke a page; nobody until then. */
export function onFailure(next: Report): void {
  report = next
}

/** Tells of a failure that broke a page or a part of it. */
export function reportFailure(kind: FailureKind, thrown: unknown): void {
  report(kind, thrown)
}
