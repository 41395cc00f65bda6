import { createClient } from '@registry/shared/client/create-client'
import { reportFailedRequest } from '../error-reporting/report-failed-request.ts'
import { noteServerTime } from '../time/server-clock.ts'
import { visitorSession } from '../visitor/visitor-session.ts'

/** Sends a request and stores the server's time. */
async function fetchAndNoteTime(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  noteServerTime(response.headers)
  return response
}

/** API client of the public pages: opens a visitor session when a request needs one. */
export const visitorClient = createClient({
  baseUrl: '/api',
  fetch: fetchAndNoteTime,
  onFailure: reportFailedRequest,
  ...visitorSession,
})
