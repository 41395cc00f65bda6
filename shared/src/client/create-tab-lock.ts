import { REQUEST_TIMEOUT_MS } from './create-client.ts'

/** Runs work while no other tab runs its own. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A lock over all tabs of a site, as far as the browser has one (on https and localhost). Work that
 * waited longer than a request can last runs all the same: a tab that was put to sleep may hold the
 * lock for good, and the server forgives two who come together.
 */
export function createTabLock(name: string, locks: LockManager | undefined): Lock {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!locks) return work()
    let begun: Promise<T> | undefined
    const begin = () => {
      begun ??= work()
      return begun
    }
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), REQUEST_TIMEOUT_MS)
    try {
      return await locks.request(name, { signal: patience.signal }, () => {
        clearTimeout(timer)
        return begin()
      })
    } catch {
      // Refused, or waited for too long. Work that was begun fails here as it failed there.
      return await begin()
    } finally {
      clearTimeout(timer)
    }
  }
}
