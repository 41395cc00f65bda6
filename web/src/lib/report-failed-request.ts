import type { ApiError } from '@registry/shared/client/api-error'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { FailedRequest } from './failed-request.ts'
import { reportFailure } from './report-failure.ts'

/** A proof that ended is renewed, and who calls too often is asked to wait: nothing is broken. */
const EXPECTED = [401, 429]

/** Tells of a call that failed otherwise than by a proof that ended or a limit. */
export function reportFailedRequest(endpoint: Endpoint, failure: ApiError): void {
  if (!EXPECTED.includes(failure.status))
    reportFailure('call', new FailedRequest(endpoint, failure))
}
