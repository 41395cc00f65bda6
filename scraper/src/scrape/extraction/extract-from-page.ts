import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import type { ExtractedProduct } from '@registry/shared/retailers/product'
import type { Verdict } from '../scrape-result.ts'

/** Statuses with which retailers block bots. */
const TURNED_AWAY = new Set([401, 403, 407, 429, 503])
/** Without scripts a browser would render the same page. */
const HAS_SCRIPT = /<script/i
const GONE = new Set([404, 410])

/** A page fetched by HTTP or rendered in a browser. */
interface ReadPage {
  /** URL after all redirects. */
  url: string
  status: number
  html: string
}

/** Extracts the product of a page, or returns the failure code for the log. */
export function extractFromPage({ url, status, html }: ReadPage): Verdict {
  // Without its own scripts this retailer's page shows stale or empty fields.
  if (findRetailer(url)?.server?.via === 'none') return failed('CLIENT_ONLY_RETAILER')
  const extracted = extractProduct(cheerioPage(html, url))
  // Bot walls often return 404 or 503, so the content takes precedence over the status.
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
