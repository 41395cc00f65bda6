import type { User } from '@registry/shared/contract/account/auth'

export type OwnerSession =
  | { status: 'starting' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User; via: 'token' | 'legacy' }

let current: OwnerSession = { status: 'starting' }
const listeners = new Set<() => void>()

/** Returns the session of the signed-in owner. */
export function getOwnerSession(): OwnerSession {
  return current
}

/** Returns the id of the signed-in owner. */
export function signedInUserId(): string | undefined {
  return current.status === 'signed-in' ? current.user.id : undefined
}

/** Replaces the session and notifies all subscribers. */
export function setOwnerSession(next: OwnerSession): void {
  current = next
  for (const listener of listeners) listener()
}

/** Calls `listener` on every sign-in and sign-out. Returns the unsubscribe function. */
export function subscribeToOwnerSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
