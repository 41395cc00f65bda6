import { isStorageUsable } from '../storage/is-storage-usable.ts'

const KEY = 'visited_at'

function hasCompletedOnboarding(): boolean {
  const kept: unknown = JSON.parse(localStorage.getItem('visitor_data') ?? 'null')
  if (typeof kept !== 'object' || kept === null) return false
  return 'hasCompletedOnboarding' in kept && kept.hasCompletedOnboarding === true
}

/**
 * Returns whether this is the browser's first visit: the welcome was neither closed nor completed.
 * False where storage is blocked, because the welcome would be shown on every visit.
 */
export function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(KEY) !== null || hasCompletedOnboarding()) return false
  } catch {
    return false
  }
  return isStorageUsable()
}

/** Returns when the welcome was closed, as an ISO time; undefined if it was not, or storage is blocked. */
export function visitedAt(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the time of the visit, so that the welcome is not shown again. */
export function markVisited(): void {
  try {
    localStorage.setItem(KEY, new Date().toISOString())
  } catch {
    // The welcome is shown again if storage works on the next visit.
  }
}

/** Deletes the time of the visit. Throws where storage is blocked. */
export function clearVisit(): void {
  localStorage.removeItem(KEY)
}
