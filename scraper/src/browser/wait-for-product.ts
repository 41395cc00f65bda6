import { setTimeout as wait } from 'node:timers/promises'

/** Observed state of a page that is still loading. */
export interface PageObservation {
  url: string
  html: string
  isLoading: boolean
  quietMs: number
}

/** Returns the product of a page as comparable text; undefined while incomplete. */
export type ProductFingerprint = (html: string, url: string) => string | undefined

const EVERY_MS = 60
/** A page without requests and changes for this time in ms is complete. */
const QUIET_MS = 800

/**
 * Polls a page until two consecutive snapshots contain the same complete product, or until it is idle; at most
 * until `endsAt` (of `performance.now()`). Returns the last snapshot.
 */
export async function waitForProduct(
  look: () => Promise<PageObservation | undefined>,
  productFingerprint: ProductFingerprint,
  endsAt: number,
): Promise<PageObservation> {
  let last: PageObservation | undefined
  let product: string | undefined
  let changedAt = performance.now()
  for (;;) {
    const now = await look()
    if (now && now.html !== last?.html) {
      changedAt = performance.now()
      const found = productFingerprint(now.html, now.url)
      if (found && found === product) return now
      product = found
    } else if (now && product) return now
    last = now ?? last
    const restMs = Math.min(now?.quietMs ?? 0, performance.now() - changedAt)
    if (now && !now.isLoading && restMs > QUIET_MS) return now
    if (performance.now() > endsAt) return atEnd(last)
    await wait(EVERY_MS)
  }
}

function atEnd(last: PageObservation | undefined): PageObservation {
  if (last && !last.isLoading) return last
  throw new DOMException('the page does not come to an end', 'TimeoutError')
}
