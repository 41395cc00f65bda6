import { createClient } from '@registry/shared/client/create-client'
import { reportFailedRequest } from './report-failed-request.ts'

/**
 * The client of signing in, renewing and signing out: no bearer token, but the header that no other
 * site can send along with our cookie.
 */
export const authClient = createClient({
  baseUrl: '/api',
  onFailure: reportFailedRequest,
  authorize: async () => ({ 'x-requested-with': 'registry' }),
})
