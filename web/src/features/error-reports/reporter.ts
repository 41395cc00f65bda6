import type { FailureKind } from '../../lib/error-reporting/report-failure.ts'

/** Maximum number of reports per page load; repeated failures mostly share one cause. */
export const MAX_REPORTS_PER_PAGE = 20

/** A thrown error or rejection, with its source. */
export interface Failure {
  kind: FailureKind
  thrown: unknown
}

export type Reporter = (failure: Failure) => void
