import type { LookupCode } from '@registry/shared/contract/product-lookups'
import { cheerioPage } from '@registry/shared/page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import type { ExtractedProduct, ExtractionStatus } from '@registry/shared/retailers/product'
import type { ScrapedProduct } from '@registry/shared/retailers/scraped-product'
import { decodeHtml } from '../net/decode-html.ts'
import type { FetchedPage } from '../net/safe-fetch.ts'
import type { Outcome } from './outcome.ts'

/** With these a shop turns away whom it takes for a bot. */
const TURNED_AWAY = new Set([401, 403, 407, 429, 503])

/** What a fetched page says of a product, and with which of the log's codes it is refused otherwise. */
export function judgePage(page: FetchedPage): Outcome {
  if (!isHtml(page.contentType)) return { status: 'failed', code: 'NOT_A_PRODUCT' }
  const html = decodeHtml(page.body, page.contentType)
  const extracted = extractProduct(cheerioPage(html, page.url))
  const product = page.status < 400 ? toProduct(extracted, page.url) : undefined
  if (!product) return { status: 'failed', code: failureOf(page, extracted.status) }
  return { status: extracted.status === 'ok' ? 'success' : 'partial', product }
}

function isHtml(contentType: string): boolean {
  return contentType === '' || /\b(?:html|xhtml\+xml)\b/i.test(contentType)
}

function toProduct(extracted: ExtractedProduct, sourceUrl: string): ScrapedProduct | undefined {
  const { status, name, price, description, category, images, retailer } = extracted
  if (!name || !['ok', 'partial', 'needs-js'].includes(status)) return undefined
  return {
    productName: name,
    priceMinor: price?.minor ?? null,
    currency: price?.currency ?? null,
    description,
    category,
    images,
    sourceUrl: extracted.canonicalUrl || sourceUrl,
    retailer,
    rules: extracted.rules,
    confidence: extracted.confidence,
  }
}

// A bot wall often answers 404 or 503: what the page says goes before what its status says.
function failureOf(page: FetchedPage, extraction: ExtractionStatus): LookupCode {
  if (findRetailer(page.url)?.server.via === 'none') return 'CLIENT_ONLY_RETAILER'
  if (extraction === 'blocked' || TURNED_AWAY.has(page.status)) return 'BLOCKED'
  return page.status >= 500 ? 'UNREACHABLE' : 'NOT_A_PRODUCT'
}
