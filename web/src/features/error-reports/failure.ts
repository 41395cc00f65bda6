import type { FailureKind } from '../../lib/report-failure.ts'

/** Something that went wrong, as it was thrown. */
export interface Failure {
  kind: FailureKind
  thrown: unknown
}

export type Reporter = (failure: Failure) => void
