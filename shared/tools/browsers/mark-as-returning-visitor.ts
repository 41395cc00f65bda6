/**
 * Init script for browser pages: marks the visitor as returning and without consent to statistics, so
 * that no first-visit dialog covers the page.
 */
export function markAsReturningVisitor(): void {
  const marks = { analytics_consent: 'declined', visited_at: '2026-11-01T08:00:00.000Z' }
  try {
    for (const [key, value] of Object.entries(marks)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }
  } catch {
    // Pages without storage show no such dialogs.
  }
}
