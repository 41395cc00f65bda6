/** Where it happened: while drawing, on the way to a page, as code that did not arrive, in a call, or elsewhere. */
export type FailureKind = 'render' | 'route' | 'load' | 'call' | 'page'
export type Report = (kind: FailureKind, thrown: unknown) => void

let report: Report = () => undefined

/** Names who is told of failures; nobody until then. */
export function onFailure(next: Report): void {
  report = next
}

/** Tells of a failure that broke a page or a part of it. */
export function reportFailure(kind: FailureKind, thrown: unknown): void {
  report(kind, thrown)
}
