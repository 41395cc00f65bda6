import type { User } from '@registry/shared/contract/auth'
import { getOwnerSession, setOwnerSession } from './owner-session.ts'
import { storeOwnerSession } from './owner-tokens.ts'
import { readStoredSession } from './stored-session.ts'

/** Shows what the server now says of who is signed in here, in every tab; another owner's is left. */
export function refreshStoredUser(user: User): void {
  const session = getOwnerSession()
  if (session.status === 'signed-in' && session.via === 'legacy') {
    // Of the legacy admin nothing is kept; it is asked for anew on every page.
    if (session.user.id === user.id) setOwnerSession({ ...session, user })
    return
  }
  const stored = readStoredSession()
  if (stored?.user?.id === user.id) storeOwnerSession({ ...stored, user })
}
