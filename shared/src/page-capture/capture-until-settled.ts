import { UNCERTAIN } from '../retailers/product.ts'
import type { PageSnapshot } from './captured-product.ts'

interface Clock {
  now(): number
  wait(ms: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: ms => new Promise(done => setTimeout(done, ms)),
}

/** Maximum time in ms to wait for a page that is still rendering. */
export const RENDER_TIMEOUT_MS = 3000
/** The same for a page whose product is loaded by scripts, which may pause in between. */
export const CLIENT_RENDER_TIMEOUT_MS = 6000
const POLL_INTERVAL_MS = 200

/**
 * Captures a page until the product is complete, the page is settled or its timeout has passed;
 * calls `onStillLoading` before each wait. Name and price are uncertain if the page then still displays the
 * previous product.
 */
export async function captureUntilSettled(
  takeSnapshot: () => Promise<PageSnapshot | undefined>,
  clock: Clock,
  onStillLoading: () => unknown = () => undefined,
): Promise<PageSnapshot | undefined> {
  const startedAt = clock.now()
  for (;;) {
    const seen = await takeSnapshot()
    if (!seen || isFinal(seen)) return seen
    if (clock.now() - startedAt >= timeoutOf(seen))
      return seen.product.isStale ? toUncertain(seen) : seen
    onStillLoading()
    await clock.wait(POLL_INTERVAL_MS)
  }
}

function isFinal(seen: PageSnapshot): boolean {
  const { product, isSettled, isTorn, isLoading, isClientRendered } = seen
  if (isTorn || isLoading || product.isStale) return false
  if (product.status === 'ok' || product.status === 'gone') return true
  return isSettled && (!isClientRendered || product.status === 'blocked')
}

function toUncertain(seen: PageSnapshot): PageSnapshot {
  const { product } = seen
  const status = product.status === 'ok' ? 'partial' : product.status
  const confidence = {
    ...product.confidence,
    ...{ name: UNCERTAIN, price: UNCERTAIN, image: UNCERTAIN, category: UNCERTAIN },
  }
  return { ...seen, product: { ...product, status, confidence, description: null } }
}

function timeoutOf({ isClientRendered }: PageSnapshot): number {
  return isClientRendered ? CLIENT_RENDER_TIMEOUT_MS : RENDER_TIMEOUT_MS
}
