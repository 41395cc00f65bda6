import type { User } from '@registry/shared/contract/auth'
import { keepOwner } from './owner-tokens.ts'
import { readStoredSession } from './stored-session.ts'

/** Keeps what the server now says of the owner who is signed in here; another owner's is left. */
export function refreshStoredUser(user: User): void {
  const stored = readStoredSession()
  if (stored?.user?.id === user.id) keepOwner({ ...stored, user })
}
