import type { FailureKind } from '../../lib/error-reporting/report-failure.ts'

/** A thrown error or rejection, with its source. */
export interface Failure {
  kind: FailureKind
  thrown: unknown
}

export type Reporter = (failure: Failure) => void
