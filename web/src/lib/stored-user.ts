import { useSyncExternalStore } from 'react'

const KEY = 'user'
const CHANGES = ['storage', 'pageshow'] as const

/** The kept user's name, read without a schema library: the public page shows it and no more. */
export function storedUserName(): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const hasName = typeof kept === 'object' && kept !== null && 'name' in kept
    return hasName && typeof kept.name === 'string' ? kept.name : undefined
  } catch {
    return undefined
  }
}

/** Tells what other tabs change, and what changed while this page lay whole in the history. */
function subscribe(listener: () => void): () => void {
  for (const type of CHANGES) addEventListener(type, listener)
  return () => {
    for (const type of CHANGES) removeEventListener(type, listener)
  }
}

/** Name of the registry owner who is signed in on this device; undefined on the server. */
export function useStoredUserName(): string | undefined {
  return useSyncExternalStore(subscribe, storedUserName, () => undefined)
}
