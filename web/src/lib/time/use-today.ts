import { singaporeDate } from '@registry/shared/registries/celebration'
import { useSyncExternalStore } from 'react'
import { clockDifference } from './clock-difference.ts'

function subscribe(listener: () => void): () => void {
  clockDifference.listeners.add(listener)
  return () => clockDifference.listeners.delete(listener)
}

const today = () => singaporeDate(Date.now() + clockDifference.ms)

/**
 * Returns the date in Singapore as YYYY-MM-DD. Hydration starts with the server's date, so that the markup is the
 * same; a page of another day (offline copy, back/forward cache) is then corrected. Live updates correct the date of
 * a page that is open overnight, and of a device whose clock is wrong.
 */
export function useToday(serverToday = today()): string {
  return useSyncExternalStore(subscribe, today, () => serverToday)
}
