import { useSyncExternalStore } from 'react'

const KEY = 'user'
const CHANGES = ['storage', 'pageshow'] as const

/** Returns the stored user's name. Read without a schema library, which public pages should not load. */
export function storedUserName(): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const hasName = typeof kept === 'object' && kept !== null && 'name' in kept
    return hasName && typeof kept.name === 'string' ? kept.name : undefined
  } catch {
    return undefined
  }
}

/** Subscribes to changes by other tabs, also those missed while in the back/forward cache. */
function subscribe(listener: () => void): () => void {
  for (const type of CHANGES) addEventListener(type, listener)
  return () => {
    for (const type of CHANGES) removeEventListener(type, listener)
  }
}

/** Returns the name of the signed-in owner; undefined on the server. */
export function useStoredUserName(): string | undefined {
  return useSyncExternalStore(subscribe, storedUserName, () => undefined)
}
