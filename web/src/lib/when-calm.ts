/** Milliseconds after which a page that was just opened has come to rest. */
const CALM_MS = 3_000

/**
 * Does what can wait once the page has come to rest, and again when the connection is back should it
 * fail; gives what calls that off.
 */
export function whenCalm(work: () => Promise<void>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const begin = () => {
    if (signal.aborted) return
    work().catch(() => addEventListener('online', begin, { once: true, signal }))
  }
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin)
    else begin()
  }, CALM_MS)
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
