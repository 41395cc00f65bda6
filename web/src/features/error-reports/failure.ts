import type { FailureKind } from '../../lib/report-failure.ts'

/** An error or rejection as it was thrown. */
export interface Failure {
  kind: FailureKind
  thrown: unknown
}

export type Reporter = (failure: Failure) => void
