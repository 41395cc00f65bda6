import type { PageRenderer } from '../../browser/page-renderer.ts'
import { FetchError, toFetchError } from '../../net/fetch-error.ts'
import { hostKey } from '../host-limits/fetch-with-host-limits.ts'
import type { HostSlots } from '../host-limits/host-slots.ts'
import { extractFromPage } from './extract-from-page.ts'
import { type Extraction, failedExtraction } from './extraction.ts'

interface BrowserTools {
  browser: PageRenderer
  slots: HostSlots
  /** Limit of pages rendered concurrently, for all hosts. */
  browserSlots: HostSlots
}

/** Renders a page in a browser and extracts its product. Throws only on a defect. */
export async function extractInBrowser(
  address: string,
  { browser, slots, browserSlots }: BrowserTools,
  { signal, deadlineMs }: { signal: AbortSignal; deadlineMs: number },
): Promise<Extraction> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  const endsAt = performance.now() + deadlineMs
  const leftMs = () => Math.max(1, Math.ceil(endsAt - performance.now()))
  const read = () => browser.read(address, { signal: end, deadlineMs: leftMs() })
  const inTurn = () => browserSlots.use('browser', end, read)
  try {
    const page = await slots.use(hostKey(address), end, inTurn).catch(toThrown)
    const { url, status, html, bytes, requests } = page
    const verdict = extractFromPage(page)
    const facts = { httpStatus: status, bytes, requests }
    if (verdict.status !== 'needs-js') return { facts, page: { url, html }, verdict }
    return { ...failedExtraction('NOT_A_PRODUCT', 'empty-page'), facts, page: { url, html } }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return failedExtraction(error.code, isOwnFault(error) ? 'browser-ended' : undefined)
  }
}

function toThrown(error: unknown): never {
  throw toFetchError(error)
}

// The browser's message contains the URL, so only the kind of failure is returned.
function isOwnFault({ code, cause }: FetchError): boolean {
  return code === 'UNREACHABLE' && /browser|crash|closed itself|Target closed/i.test(`${cause}`)
}
