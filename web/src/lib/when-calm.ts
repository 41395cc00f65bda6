/**
 * Milliseconds after which a page that was just opened has come to rest: who wanted to press
 * something at once has, and what begins now is in nobody's way.
 */
const CALM_MS = 6_000

/**
 * Does what can wait once the page has come to rest, or sooner when `listen` says so, and again when
 * the connection is back should it fail. `listen` gives what ends it. Gives what calls all off.
 */
export function whenCalm(
  work: () => Promise<void>,
  listen: (sooner: () => void) => () => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const begin = () => {
    if (signal.aborted) return
    stopWaiting()
    work().catch(() => addEventListener('online', begin, { once: true, signal }))
  }
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin)
    else begin()
  }, CALM_MS)
  const stopListening = listen(begin)
  const stopWaiting = () => {
    clearTimeout(timer)
    stopListening()
  }
  return () => {
    stopWaiting()
    controller.abort()
  }
}
