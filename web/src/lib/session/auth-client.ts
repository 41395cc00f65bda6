import { createClient } from '@registry/shared/client/create-client'
import { reportFailedRequest } from '../error-reporting/report-failed-request.ts'

/**
 * API client for signing in, refreshing and signing out. Sends no bearer token, but a custom header
 * that other sites cannot send with our cookie (CSRF protection).
 */
export const authClient = createClient({
  baseUrl: '/api',
  onFailure: reportFailedRequest,
  authorize: async () => ({ 'x-requested-with': 'registry' }),
})
