import { createClient } from '@registry/shared/client/create-client'
import { authenticationRequired } from '@registry/shared/client/session/create-token-renewal'
import { USER_VERSION_HEADER } from '@registry/shared/contract/user-version-header'
import { reportFailedRequest } from '../error-reporting/report-failed-request.ts'
import { getOwnerSession } from '../session/owner-session.ts'
import { clearOwnerSession, ownerTokens } from '../session/owner-tokens.ts'
import { userVersion } from '../session/refresh-stored-user.ts'
import { reloadUser } from '../session/reload-user.ts'
import { readLegacyToken } from '../session/stored-session.ts'
import { noteServerTime } from '../time/server-clock.ts'
import { fetchWithPrefetch } from './prefetch-dashboard.ts'

function isLegacy(): boolean {
  const session = getOwnerSession()
  return session.status === 'signed-in' && session.via === 'legacy'
}

/**
 * Sends a request and stores the server's time. Reloads the user when the response shows that roles or settings were
 * changed elsewhere.
 */
async function fetchAndCompareUser(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetchWithPrefetch(...request)
  noteServerTime(response.headers)
  const session = getOwnerSession()
  const version = Number(response.headers.get(USER_VERSION_HEADER))
  if (session.status === 'signed-in' && version > userVersion(session.user))
    reloadUser(ownerClient.call).catch(() => undefined)
  return response
}

/** API client of the owner's area: adds the access token and refreshes it when it has expired. */
export const ownerClient = createClient({
  baseUrl: '/api',
  onFailure: reportFailedRequest,
  fetch: fetchAndCompareUser,
  authorize: async (access, extras): Promise<Record<string, string>> => {
    if (access === 'anyone' || !isLegacy()) return ownerTokens.authorize(access, extras)
    return { 'x-csrf-token': readLegacyToken() ?? '' }
  },
  renew: async (access, sent) => {
    if (access === 'anyone' || !isLegacy()) return ownerTokens.renew(access, sent)
    // The legacy admin's session cookie cannot be refreshed.
    clearOwnerSession()
    throw authenticationRequired()
  },
})
