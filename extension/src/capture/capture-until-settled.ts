import type { PageSnapshot } from './captured-product.ts'

export interface Clock {
  now(): number
  wait(ms: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: ms => new Promise(done => setTimeout(done, ms)),
}

/** Maximum time in ms to wait for a page that is still rendering. */
export const RENDER_TIMEOUT_MS = 3000
const POLL_INTERVAL_MS = 200

/**
 * Captures a page until the product is complete, the page is settled or `RENDER_TIMEOUT_MS` has passed;
 * calls `onStillLoading` before each wait.
 */
export async function captureUntilSettled(
  takeSnapshot: () => Promise<PageSnapshot | undefined>,
  clock: Clock,
  onStillLoading: () => unknown = () => undefined,
): Promise<PageSnapshot | undefined> {
  const deadline = clock.now() + RENDER_TIMEOUT_MS
  for (;;) {
    const seen = await takeSnapshot()
    if (!seen || isFinal(seen) || clock.now() >= deadline) return seen
    onStillLoading()
    await clock.wait(POLL_INTERVAL_MS)
  }
}

function isFinal({ product, isSettled, isTorn }: PageSnapshot): boolean {
  return !isTorn && (isSettled || product.status === 'ok' || product.status === 'gone')
}
