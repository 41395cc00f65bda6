import type { FoundProduct, scrapeLog } from '@registry/shared/contract/product-lookups'
import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { toMajor } from '@registry/shared/money/to-minor'
import { ALL_RETAILERS } from '@registry/shared/retailers/all-retailers'
import type { ScrapedProduct } from '@registry/shared/retailers/scraped-product'
import type * as z from 'zod/mini'
import type { Scrape } from './scrape-store.ts'

/** Below this the form asks the owner to check the field. */
const CERTAIN = 0.6

const FIELD_NAMES: Record<string, string> = { name: 'productName', image: 'images' }

function uncertainFields(product: ScrapedProduct): string[] {
  return Object.entries(product.confidence)
    .filter(([, confidence]) => confidence < CERTAIN)
    .map(([field]) => FIELD_NAMES[field] ?? field)
}

function toFoundProduct(product: ScrapedProduct): FoundProduct {
  const { priceMinor, currency } = product
  return {
    productName: product.productName,
    price: priceMinor === null ? null : toMajor(priceMinor, currency),
    currency,
    description: product.description ?? '',
    category: product.category,
    images: product.images,
    sourceUrl: product.sourceUrl,
    retailer: product.retailer,
    uncertain: uncertainFields(product),
  }
}

/** Retailers whose pages no server can read: for them there is the extension. */
const blockingNames = ALL_RETAILERS.filter(({ server }) => server.via === 'none')
  .map(({ name }) => name)
  .join(', ')

function failureSentence(scrape: Scrape): string {
  const retailer = ALL_RETAILERS.find(({ id }) => id === scrape.retailer)?.name
  if (scrape.errorCode === 'CLIENT_ONLY_RETAILER') {
    return lookupMessages.blocked(retailer ?? lookupMessages.unknownRetailer, blockingNames)
  }
  if (scrape.errorCode === 'INVALID_URL') return lookupMessages.urlInvalid
  return retailer ? lookupMessages.retailerFailed(retailer) : lookupMessages.failed
}

/** The answer to a pasted link. A scrape that is still pending has run out of time. */
export function toLookupAnswer(scrape: Scrape) {
  const { id: logId, status } = scrape
  if ((status === 'success' || status === 'partial') && scrape.result) {
    return {
      success: true,
      status,
      data: toFoundProduct(scrape.result),
      error: null,
      code: null,
      logId,
    }
  }
  return {
    success: false,
    status: 'failed' as const,
    data: null,
    error: failureSentence(scrape),
    code: scrape.errorCode ?? ('TIMEOUT' as const),
    logId,
  }
}

function fieldsFound(result: ScrapedProduct | null): string[] {
  if (!result) return []
  const { productName, priceMinor: price, description, images, category } = result
  const fields = { productName, price, description, images: images.length > 0, category }
  return Object.entries(fields)
    .filter(([, value]) => value !== null && value !== '' && value !== false)
    .map(([name]) => name)
}

/** One entry of the scraping log. */
export function toScrapeLog(scrape: Scrape): z.output<typeof scrapeLog> {
  return {
    id: scrape.id,
    url: scrape.url,
    domain: scrape.domain,
    retailer: scrape.retailer,
    status: scrape.status,
    method: scrape.method,
    durationMs: scrape.durationMs,
    fieldsFound: fieldsFound(scrape.result),
    error: scrape.error,
    createdAt: scrape.createdAt.toISOString(),
  }
}
