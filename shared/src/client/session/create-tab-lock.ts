import { REQUEST_TIMEOUT_MS } from '../create-client.ts'
import { REFRESH_TIMEOUT_MS } from './session-timings.ts'

/** Longest time in ms that a renewal takes: a request and its retry. */
const LONGEST_MS = REFRESH_TIMEOUT_MS + REQUEST_TIMEOUT_MS

/** Runs `work` while no other tab holds the lock. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Creates a lock over all tabs of a site with the Web Locks API (https and localhost only). Work that
 * waited longer than a renewal can take runs without the lock: a suspended tab may hold it forever, and
 * the server tolerates two concurrent renewals.
 */
export function createTabLock(name: string, locks: LockManager | undefined): Lock {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!locks) return work()
    let started: Promise<T> | undefined
    const start = () => {
      started ??= work()
      return started
    }
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), LONGEST_MS)
    try {
      return await locks.request(name, { signal: timeout.signal }, () => {
        clearTimeout(timer)
        return start()
      })
    } catch {
      // The lock failed or timed out. If the work has started, its own error is rethrown here.
      return await start()
    } finally {
      clearTimeout(timer)
    }
  }
}
