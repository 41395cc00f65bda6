import { useSyncExternalStore } from 'react'
import { getOwnerSession, type OwnerSession, subscribeToOwnerSession } from './owner-session.ts'

/** Returns the owner's session and rerenders when it changes. */
export function useOwnerSession(): OwnerSession {
  return useSyncExternalStore(subscribeToOwnerSession, getOwnerSession)
}
