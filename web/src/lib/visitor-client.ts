import { createClient } from '@registry/shared/client/create-client'
import { renewVisitorSession, visitorToken } from './visitor-session.ts'

/** The client of the public pages: opens a visitor session when a call needs one. */
export const visitorClient = createClient({
  baseUrl: '/api',
  authorize: async (access): Promise<Record<string, string>> =>
    access === 'guest' ? { 'x-session-token': await visitorToken() } : {},
  renew: async access => {
    if (access !== 'guest') return false
    await renewVisitorSession()
    return true
  },
})
