import type { Look } from './captured-product.ts'

export interface Clock {
  now(): number
  wait(ms: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wait: ms => new Promise(done => setTimeout(done, ms)),
}

/** Milliseconds that a page which is still rendering is waited for. */
export const RENDER_MS = 3000
const BETWEEN_LOOKS_MS = 200

/** Looks at a page until its product is whole, the page stands still or three seconds have passed; says each time that it waits. */
export async function readUntilSettled(
  look: () => Promise<Look | undefined>,
  clock: Clock,
  onStillLoading: () => unknown = () => undefined,
): Promise<Look | undefined> {
  const deadline = clock.now() + RENDER_MS
  for (;;) {
    const seen = await look()
    if (!seen || isFinal(seen) || clock.now() >= deadline) return seen
    onStillLoading()
    await clock.wait(BETWEEN_LOOKS_MS)
  }
}

function isFinal({ product, isSettled, isTorn }: Look): boolean {
  return !isTorn && (isSettled || product.status === 'ok' || product.status === 'gone')
}
