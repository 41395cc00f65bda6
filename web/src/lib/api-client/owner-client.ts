import { createClient } from '@registry/shared/client/create-client'
import { authenticationRequired } from '@registry/shared/client/session/create-token-renewal'
import { reportFailedRequest } from '../error-reporting/report-failed-request.ts'
import { getOwnerSession } from '../session/owner-session.ts'
import { clearOwnerSession, ownerTokens } from '../session/owner-tokens.ts'
import { readLegacyToken } from '../session/stored-session.ts'
import { fetchWithPrefetch } from './prefetch-items.ts'

function isLegacy(): boolean {
  const session = getOwnerSession()
  return session.status === 'signed-in' && session.via === 'legacy'
}

/** API client of the owner's area: adds the access token and refreshes it when it has expired. */
export const ownerClient = createClient({
  baseUrl: '/api',
  onFailure: reportFailedRequest,
  fetch: fetchWithPrefetch,
  authorize: async (access): Promise<Record<string, string>> => {
    if (access === 'anyone' || !isLegacy()) return ownerTokens.authorize(access)
    return { 'x-csrf-token': readLegacyToken() ?? '' }
  },
  renew: async (access, sent) => {
    if (access === 'anyone' || !isLegacy()) return ownerTokens.renew(access, sent)
    // The legacy admin's session cookie cannot be refreshed.
    clearOwnerSession()
    throw authenticationRequired()
  },
})
