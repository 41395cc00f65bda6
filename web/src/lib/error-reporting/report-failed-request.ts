import type { ApiError } from '@registry/shared/client/api-error'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { FailedRequest } from './failed-request.ts'
import { reportFailure } from './report-failure.ts'

/** Expected statuses: 401 triggers a token refresh, 429 a later retry. */
const EXPECTED = [401, 429]

/** Reports a failed API request, unless its status is expected. */
export function reportFailedRequest(endpoint: Endpoint, failure: ApiError): void {
  if (!EXPECTED.includes(failure.status))
    reportFailure('call', new FailedRequest(endpoint, failure))
}
