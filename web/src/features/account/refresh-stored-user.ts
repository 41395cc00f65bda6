import type { User } from '@registry/shared/contract/auth'
import { getOwnerSession, setOwnerSession } from '../../lib/owner-session.ts'
import { readStoredSession, storeSession } from '../../lib/stored-session.ts'

/** Keeps what the server now says of the owner who is signed in here; another owner's is left. */
export function refreshStoredUser(user: User): void {
  const stored = readStoredSession()
  if (stored?.user.id !== user.id) return
  const { accessToken, expiresAt } = stored
  storeSession({ user, accessToken, expiresIn: expiresAt - Date.now() })
  const session = getOwnerSession()
  if (session.status === 'signed-in') setOwnerSession({ ...session, user })
}
