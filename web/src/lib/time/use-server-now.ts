import { useSyncExternalStore } from 'react'
import { serverAheadMs, subscribeToServerClock } from './server-clock.ts'
import { useNow } from './use-now.ts'

/** Returns the server's current time in milliseconds, updated every `everyMs`. */
export function useServerNow(everyMs: number): number {
  return useNow(everyMs) + useSyncExternalStore(subscribeToServerClock, serverAheadMs)
}
