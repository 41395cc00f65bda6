import { whenIdle } from '../../../lib/browser/when-idle.ts'

/** Delay after page load: visitors who act at once have done so, and work no longer competes with them. */
const IDLE_AFTER_MS = 6_000

/**
 * Runs deferrable work some seconds after page load, also on a device that is never idle, or earlier when `listen`
 * calls its callback. Work that fails is retried when the browser is online again. `listen` returns its unsubscribe
 * function. Returns a function that cancels everything.
 */
export function runWhenIdle(
  work: () => Promise<void>,
  listen: (runNow: () => void) => () => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  // Declared before `listen` is called, which may throw or call back at once.
  let hasBegun = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening: () => void = () => undefined
  const stopWaiting = () => {
    clearTimeout(timer)
    stopListening()
  }
  const begin = () => {
    if (signal.aborted) return
    hasBegun = true
    stopWaiting()
    work().catch(() => addEventListener('online', begin, { once: true, signal }))
  }
  timer = setTimeout(() => whenIdle(begin, IDLE_AFTER_MS), IDLE_AFTER_MS)
  stopListening = listen(begin)
  if (hasBegun) stopListening()
  return () => {
    stopWaiting()
    controller.abort()
  }
}
