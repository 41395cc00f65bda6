import type { User } from '@registry/shared/contract/auth'

export type OwnerSession =
  | { status: 'starting' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User; via: 'token' | 'legacy' }

let current: OwnerSession = { status: 'starting' }
const listeners = new Set<() => void>()

/** Who is signed in on this page. */
export function getOwnerSession(): OwnerSession {
  return current
}

/** Changes who is signed in, and tells everyone who shows it. */
export function setOwnerSession(next: OwnerSession): void {
  current = next
  for (const listener of listeners) listener()
}

/** Calls back whenever someone signs in or out; gives the function that ends it. */
export function subscribeToOwnerSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
