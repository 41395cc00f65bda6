import type { User } from '@registry/shared/contract/account/auth'
import { getOwnerSession, setOwnerSession } from './owner-session.ts'
import { storeOwnerSession } from './owner-tokens.ts'
import { readStoredSession } from './stored-session.ts'

/** Returns 0 for data of the previous release, which has no versions. */
export const userVersion = ({ version = 0 }: User) => version

/** Updates the signed-in user's data in all tabs. Ignores data of another user and outdated data. */
export function refreshStoredUser(user: User): void {
  const session = getOwnerSession()
  if (session.status === 'signed-in' && userVersion(user) < userVersion(session.user)) return
  if (session.status === 'signed-in' && session.via === 'legacy') {
    // Every page of the owner's area loads the legacy admin's data.
    if (session.user.id === user.id) setOwnerSession({ ...session, user })
    return
  }
  const stored = readStoredSession()
  if (stored?.user?.id === user.id) storeOwnerSession({ ...stored, user })
}
