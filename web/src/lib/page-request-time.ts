/**
 * When the page's HTML was asked for, by `performance.now()`; undefined for a page that the browser
 * took from its history, which may be of any age.
 */
export function pageRequestTime(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  const isFromHistory = entry && 'type' in entry && entry.type === 'back_forward'
  return isFromHistory ? undefined : 0
}
