import { useSyncExternalStore } from 'react'
import { getOwnerSession, type OwnerSession, subscribeToOwnerSession } from './owner-session.ts'

/** Who is signed in, kept up to date. */
export function useOwnerSession(): OwnerSession {
  return useSyncExternalStore(subscribeToOwnerSession, getOwnerSession)
}
