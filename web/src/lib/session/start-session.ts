import { isFresh } from '@registry/shared/client/session/create-token-renewal'
import { findSignedInOwner } from '@registry/shared/client/session/find-signed-in-owner'
import { scheduleRenewal } from '@registry/shared/client/session/schedule-renewal'
import { me } from '@registry/shared/contract/account/auth'
import { authClient } from './auth-client.ts'
import { setOwnerSession, subscribeToOwnerSession } from './owner-session.ts'
import { ownerTokens } from './owner-tokens.ts'
import { SESSION_KEYS } from './session-keys.ts'
import { endSignedOutSessions, signOut } from './sign-in.ts'
import { readLegacyToken, readStoredSession } from './stored-session.ts'

/** Local storage keys that change when another tab signs in or out, or updates the user. */
const SHOWN_KEYS: string[] = [SESSION_KEYS.token, SESSION_KEYS.user, SESSION_KEYS.legacyToken]

/**
 * Restores the session when a page of the owner's area opens, or repeats a pending sign-out; refreshes its token while
 * the page is open, and follows sign-ins and sign-outs in other tabs.
 */
export function startSession(): void {
  void endSignedOutSessions()
  addEventListener('online', () => void endSignedOutSessions())
  void showOwner()
  const renewals = scheduleRenewal({
    read: () => readStoredSession(),
    renewTokens: ownerTokens.renewTokens,
  })
  subscribeToOwnerSession(renewals.plan)
  addEventListener('storage', ({ key }) => {
    if (key === null || SHOWN_KEYS.includes(key)) void showOwner()
  })
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void showOwner()
  })
}

async function showOwner(): Promise<void> {
  const stored = readStoredSession()
  const found = await findSignedInOwner({
    stored: stored && { user: stored.user, isFresh: isFresh(stored, Date.now()) },
    loadLegacyUser: readLegacyToken() === undefined ? undefined : loadLegacyUser,
    renew: async () => (await ownerTokens.renewTokens()).user,
    endAllSessions: signOut,
  })
  setOwnerSession(found ? { status: 'signed-in', ...found } : { status: 'signed-out' })
}

async function loadLegacyUser() {
  return (await authClient.call(me, {})).user
}
