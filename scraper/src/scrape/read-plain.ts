import { decodeHtml } from '../net/decode-html.ts'
import { FetchError } from '../net/fetch-error.ts'
import { type FetchTools, fetchInTurn, RESTING } from './fetch-in-turn.ts'
import { judgePage } from './judge-page.ts'
import { type Reading, withoutPage } from './reading.ts'

/** Reads a page by one plain request and its redirects. Throws only on a defect. */
export async function readPlain(
  address: string,
  tools: FetchTools,
  signal: AbortSignal,
): Promise<Reading> {
  try {
    const { url, status, redirects, contentType, body } = await fetchInTurn(address, tools, signal)
    const facts = { httpStatus: status, redirects, bytes: body.length }
    if (!isHtml(contentType)) return { ...withoutPage('NOT_A_PRODUCT', 'file'), facts }
    const html = decodeHtml(body, contentType)
    return { facts, page: { url, html }, verdict: judgePage({ url, status, html }) }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return withoutPage(error.code, isResting(error) ? 'resting' : undefined)
  }
}

function isHtml(contentType: string): boolean {
  return contentType === '' || /\b(?:html|xhtml\+xml)\b/i.test(contentType)
}

function isResting({ cause }: FetchError): boolean {
  return cause instanceof Error && cause.message === RESTING
}
