import { createOwnerSession } from '@registry/shared/client/session/create-owner-session'
import { createTabLock } from '@registry/shared/client/session/create-tab-lock'
import { refresh } from '@registry/shared/contract/auth'
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

/** Signs an owner in on this device: kept, and shown. */
export function storeOwnerSession(session: SignedInSession): void {
  storeSession(session)
  showOwner(session)
}

/** Signs whoever it is out on this device. */
export function clearOwnerSession(): void {
  clearStoredSession()
  setOwnerSession({ status: 'signed-out' })
}

/** The owner's tokens, which all tabs share; the refresh token is a cookie that no script reads. */
export const ownerTokens = createOwnerSession<StoredSession, SignedInSession>({
  read: readStoredSession,
  keep: storeOwnerSession,
  drop: clearOwnerSession,
  onTokensChanged: showOwner,
  refresh: async () => toSession(await authClient.call(refresh, { body: {} })),
  lock: createTabLock('registry-session', navigator.locks),
})
