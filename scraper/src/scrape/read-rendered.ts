import type { BrowserReader } from '../browser/browser-reader.ts'
import { FetchError } from '../net/fetch-error.ts'
import { toFetchError } from '../net/to-fetch-error.ts'
import { hostKey } from './fetch-in-turn.ts'
import type { HostSlots } from './host-slots.ts'
import { judgePage } from './judge-page.ts'
import { type Reading, withoutPage } from './reading.ts'

export interface BrowserTools {
  browser: BrowserReader
  slots: HostSlots
  /** Of the browser itself: pages at once, whatever their hosts. */
  browserSlots: HostSlots
}

/** Reads a page in a browser. Throws only on a defect. */
export async function readRendered(
  address: string,
  { browser, slots, browserSlots }: BrowserTools,
  { signal, deadlineMs }: { signal: AbortSignal; deadlineMs: number },
): Promise<Reading> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  const endsAt = performance.now() + deadlineMs
  const leftMs = () => Math.max(1, Math.ceil(endsAt - performance.now()))
  const read = () => browser.read(address, { signal: end, deadlineMs: leftMs() })
  const inTurn = () => browserSlots.use('browser', end, read)
  try {
    const page = await slots.use(hostKey(address), end, inTurn).catch(toThrown)
    const { url, status, html, bytes, requests } = page
    const verdict = judgePage(page)
    const facts = { httpStatus: status, bytes, requests }
    if (verdict.status !== 'needs-js') return { facts, page: { url, html }, verdict }
    return { ...withoutPage('NOT_A_PRODUCT', 'empty-page'), facts, page: { url, html } }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return withoutPage(error.code, isOwnFault(error) ? 'browser-ended' : undefined)
  }
}

function toThrown(error: unknown): never {
  throw toFetchError(error)
}

// What the browser says of a page names its address: only whose fault it was is kept.
function isOwnFault({ code, cause }: FetchError): boolean {
  return code === 'UNREACHABLE' && /browser|crash|closed itself|Target closed/i.test(`${cause}`)
}
