import { singaporeDate } from '@registry/shared/registries/celebration'
import { useSyncExternalStore } from 'react'
import { clockDifference } from './clock-difference.ts'

function subscribe(listener: () => void): () => void {
  const { listeners } = clockDifference
  document.addEventListener('visibilitychange', listener)
  listeners.add(listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    listeners.delete(listener)
  }
}

const today = () => singaporeDate(Date.now() + clockDifference.ms)

/**
 * Returns the date in Singapore as YYYY-MM-DD. Hydration starts with the server's date, so that the markup is the
 * same; a page of another day (offline copy, back/forward cache, open overnight) is then corrected, and so is the date of a device whose clock is wrong, by the first
 * response of live updates.
 */
export function useToday(serverToday = today()): string {
  return useSyncExternalStore(subscribe, today, () => serverToday)
}
