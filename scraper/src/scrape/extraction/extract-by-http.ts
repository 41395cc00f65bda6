import { decodeHtml } from '../../net/fetch/decode-html.ts'
import { FetchError } from '../../net/fetch-error.ts'
import {
  CIRCUIT_OPEN,
  type FetchTools,
  fetchWithHostLimits,
} from '../host-limits/fetch-with-host-limits.ts'
import { extractFromPage } from './extract-from-page.ts'
import { type Extraction, failedExtraction } from './extraction.ts'

/** Fetches a page by HTTP, follows redirects and extracts its product. Throws only on a defect. */
export async function extractByHttp(
  address: string,
  tools: FetchTools,
  signal: AbortSignal,
): Promise<Extraction> {
  try {
    const { url, status, redirects, contentType, body } = await fetchWithHostLimits(
      address,
      tools,
      { signal, acceptsType: isHtml },
    )
    const response = { httpStatus: status, redirects }
    if (!isHtml(contentType)) {
      return { ...failedExtraction('NOT_A_PRODUCT', 'file'), facts: response }
    }
    const facts = { ...response, bytes: body.length }
    const html = decodeHtml(body, contentType)
    return { facts, page: { url, html }, verdict: extractFromPage({ url, status, html }) }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return failedExtraction(error.code, isCircuitOpen(error) ? 'resting' : undefined)
  }
}

function isHtml(contentType: string): boolean {
  return contentType === '' || /\b(?:html|xhtml\+xml)\b/i.test(contentType)
}

function isCircuitOpen({ cause }: FetchError): boolean {
  return cause instanceof Error && cause.message === CIRCUIT_OPEN
}
