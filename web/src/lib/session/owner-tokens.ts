import { createOwnerSession } from '@registry/shared/client/session/create-owner-session'
import { createTabLock } from '@registry/shared/client/session/create-tab-lock'
import { refresh } from '@registry/shared/contract/account/auth'
import { authClient } from './auth-client.ts'
import { setOwnerSession } from './owner-session.ts'
import {
  clearStoredSession,
  readStoredSession,
  type SignedInSession,
  type StoredSession,
  storeSession,
  toSession,
} from './stored-session.ts'

function showOwner(session: StoredSession | undefined): void {
  if (!session) setOwnerSession({ status: 'signed-out' })
  else if (session.user) setOwnerSession({ status: 'signed-in', user: session.user, via: 'token' })
}

/** Stores a session on this device and shows it. */
export function storeOwnerSession(session: SignedInSession): void {
  storeSession(session)
  showOwner(session)
}

/** Deletes the stored session on this device. */
export function clearOwnerSession(): void {
  clearStoredSession()
  setOwnerSession({ status: 'signed-out' })
}

/** The owner's tokens, shared by all tabs. The refresh token is an HttpOnly cookie. */
export const ownerTokens = createOwnerSession<StoredSession, SignedInSession>({
  read: readStoredSession,
  keep: storeOwnerSession,
  drop: clearOwnerSession,
  onTokensChanged: showOwner,
  refresh: async (_, extras) => toSession(await authClient.call(refresh, { body: {} }, extras)),
  lock: createTabLock('registry-session', navigator.locks),
})
