/**
 * Returns when the page's HTML was requested, on the clock of `performance.now()`. Undefined for a
 * page from the browser's history, whose age is unknown.
 */
export function pageRequestTime(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  const isFromHistory = entry && 'type' in entry && entry.type === 'back_forward'
  return isFromHistory ? undefined : 0
}
