import { useSyncExternalStore } from 'react'

const KEY = 'user'
const CHANGES = ['storage', 'pageshow'] as const

/** Returns a field of the stored user. Read without a schema library, which public pages should not load. */
function storedField(field: 'name' | 'registrySlug'): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const value: unknown = typeof kept === 'object' && kept !== null && Reflect.get(kept, field)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/** Returns the stored user's name. */
export const storedUserName = (): string | undefined => storedField('name')
const storedSlug = () => storedField('registrySlug')

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

/** Returns the slug of the signed-in owner's registry; undefined on the server. */
export function useStoredSlug(): string | undefined {
  return useSyncExternalStore(subscribe, storedSlug, () => undefined)
}
