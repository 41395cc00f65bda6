/**
 * Runs in a browser's pages before all else: it was here before and wants no statistics, so that neither
 * the first visit's questions nor their keys come between what is told there.
 */
export function returningVisitor(): void {
  const marks = { analytics_consent: 'declined', visited_at: '2026-11-01T08:00:00.000Z' }
  try {
    for (const [key, value] of Object.entries(marks)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }
  } catch {
    // A page without a storage keeps nothing, nor is asked anything.
  }
}
