import { createClient } from '@registry/shared/client/create-client'
import type { Access } from '@registry/shared/contract/endpoint'
import { getOwnerSession } from './owner-session.ts'
import { renewSession } from './renew-session.ts'
import { isFresh, readLegacyToken, readStoredSession } from './stored-session.ts'

let lastToken: string | undefined

function isLegacy(): boolean {
  const session = getOwnerSession()
  return session.status === 'signed-in' && session.via === 'legacy'
}

async function authorize(access: Access): Promise<Record<string, string>> {
  if (access === 'anyone') return {}
  if (isLegacy()) return { 'x-csrf-token': readLegacyToken() ?? '' }
  const stored = readStoredSession()
  if (stored && !isFresh(stored)) await renewSession()
  lastToken = readStoredSession()?.accessToken
  return lastToken === undefined ? {} : { authorization: `Bearer ${lastToken}` }
}

/** The client of the owner's area: proves who calls, and renews the proof when it has ended. */
export const ownerClient = createClient({
  baseUrl: '/api',
  authorize,
  renew: async access => access !== 'anyone' && !isLegacy() && (await renewSession(lastToken)),
})
