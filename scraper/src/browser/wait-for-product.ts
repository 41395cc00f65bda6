import { setTimeout as wait } from 'node:timers/promises'

/** What there is to see of a page that is still being filled. */
export interface PageObservation {
  url: string
  html: string
  isLoading: boolean
  quietMs: number
}

/** What a page says of its product, as one comparable text; undefined while something is missing. */
export type ProductFingerprint = (html: string, url: string) => string | undefined

const EVERY_MS = 60
/** A page that has asked for nothing for so long, and has not changed, is taken to be all there. */
const QUIET_MS = 800

/**
 * Looks at a page until a whole product stands on it, the same at two looks running, or until it has come
 * to rest; at most until `endsAt` (of `performance.now()`). Gives the last look.
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
