import { createClient } from '@registry/shared/client/create-client'
import { reportCall } from './report-call.ts'
import { visitorSession } from './visitor-session.ts'

/** The client of the public pages: opens a visitor session when a call needs one. */
export const visitorClient = createClient({
  baseUrl: '/api',
  onFailure: reportCall,
  ...visitorSession,
})
