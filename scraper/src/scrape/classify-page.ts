import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import type { ExtractedProduct } from '@registry/shared/retailers/product'
import type { Verdict } from './scrape-result.ts'

/** With these a shop turns away whom it takes for a bot. */
const TURNED_AWAY = new Set([401, 403, 407, 429, 503])
/** A page with few words and without these stays as it is. */
const HAS_SCRIPT = /<script/i
const GONE = new Set([404, 410])

/** A page that was read, plainly or in a browser. */
export interface ReadPage {
  /** After all redirects. */
  url: string
  status: number
  html: string
}

/** What a page says of a product, or with which of the log's codes it is refused. */
export function classifyPage({ url, status, html }: ReadPage): Verdict {
  // Without its own scripts such a shop's page shows stale or empty fields.
  if (findRetailer(url)?.server.via === 'none') return failed('CLIENT_ONLY_RETAILER')
  const extracted = extractProduct(cheerioPage(html, url))
  // A wall often answers 404 or 503: what the page says goes before what its status says.
  if (extracted.status === 'blocked' || TURNED_AWAY.has(status)) {
    const { wall } = extracted
    return { status: 'failed', code: 'BLOCKED', ...(wall && { wall }) }
  }
  if (status >= 500) return failed('UNREACHABLE', 'shop-error')
  if (GONE.has(status) || extracted.status === 'gone') return failed('NOT_A_PRODUCT', 'gone')
  if (status >= 400 || extracted.status === 'not-a-product') return failed('NOT_A_PRODUCT')
  if (extracted.status !== 'needs-js') return toVerdict(extracted)
  return HAS_SCRIPT.test(html) ? { status: 'needs-js' } : failed('NOT_A_PRODUCT')
}

function toVerdict(product: ExtractedProduct): Verdict {
  const { name } = product
  if (!name) return failed('NOT_A_PRODUCT')
  return {
    status: product.status === 'ok' ? 'success' : 'partial',
    product: { ...product, name },
  }
}

function failed(
  code: 'CLIENT_ONLY_RETAILER' | 'UNREACHABLE' | 'NOT_A_PRODUCT',
  reason?: 'gone' | 'shop-error',
): Verdict {
  return { status: 'failed', code, ...(reason && { reason }) }
}
