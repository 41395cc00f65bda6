import { useSyncExternalStore } from 'react'

/** How long a session can be renewed after its access token has expired. */
const RENEWABLE_MS = 7 * 86_400_000
/** Duration of the legacy admin's session, which cannot be renewed. */
const LEGACY_SESSION_MS = 8 * 3_600_000
const CHANGES = ['storage', 'pageshow'] as const

/**
 * Returns a field of the stored user while the session lasts or can be renewed. Read without a schema library, which
 * public pages should not load.
 */
function storedField(field: 'name' | 'registrySlug'): string | undefined {
  try {
    const stored: Partial<Record<string, unknown>> | null = JSON.parse(localStorage.user)
    const value = stored?.[field]
    // Only one of the two times is stored; a comparison with the other is false.
    const isOver =
      Date.now() - localStorage.accessTokenExpiry > RENEWABLE_MS ||
      Date.now() - localStorage.admin_login_time > LEGACY_SESSION_MS
    return typeof value === 'string' && !isOver ? value : undefined
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
