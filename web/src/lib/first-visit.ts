import { isStorageUsable } from './is-storage-usable.ts'

const KEY = 'visited_at'

function hasCompletedOnboarding(): boolean {
  const kept: unknown = JSON.parse(localStorage.getItem('visitor_data') ?? 'null')
  if (typeof kept !== 'object' || kept === null) return false
  return 'hasCompletedOnboarding' in kept && kept.hasCompletedOnboarding === true
}

/**
 * Whether this browser was never here, by what it remembers: no welcome was ended, and none completed.
 * Where nothing can be remembered nobody is new, or everybody were again and again.
 */
export function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(KEY) !== null || hasCompletedOnboarding()) return false
  } catch {
    return false
  }
  return isStorageUsable()
}

/** When the welcome was ended here, as an ISO time; undefined when it was not, or nobody can tell. */
export function visitedAt(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers that somebody was here, so that nobody is welcomed twice. */
export function markVisited(now: Date = new Date()): void {
  try {
    localStorage.setItem(KEY, now.toISOString())
  } catch {
    // Then the welcome comes once more, if storage works by then.
  }
}

/** Forgets that somebody was here. Throws where storage refuses. */
export function clearVisit(): void {
  localStorage.removeItem(KEY)
}
