/**
 * Runs work when the browser is idle, at the latest after `timeout` ms if given. Safari has no
 * `requestIdleCallback`: there it runs in the next task.
 */
export function whenIdle(work: () => void, timeout?: number): void {
  if (!('requestIdleCallback' in globalThis)) setTimeout(work)
  else if (timeout === undefined) requestIdleCallback(work)
  else requestIdleCallback(work, { timeout })
}
