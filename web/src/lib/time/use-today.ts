import { singaporeDate } from '@registry/shared/registries/celebration'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const today = () => singaporeDate(Date.now())

/**
 * Returns the date in Singapore as YYYY-MM-DD. Hydration starts with the server's date, so that the markup is the
 * same; a page of another day (offline copy, back/forward cache, open overnight) is then corrected.
 */
export function useToday(serverToday = today()): string {
  return useSyncExternalStore(subscribe, today, () => serverToday)
}
