import { createClient } from '@registry/shared/client/create-client'
import { reportFailedRequest } from '../error-reporting/report-failed-request.ts'
import { visitorSession } from '../visitor/visitor-session.ts'

/** API client of the public pages: opens a visitor session when a request needs one. */
export const visitorClient = createClient({
  baseUrl: '/api',
  onFailure: reportFailedRequest,
  ...visitorSession,
})
