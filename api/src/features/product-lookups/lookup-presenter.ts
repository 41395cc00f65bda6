import type { FoundProduct } from '@registry/shared/contract/product-lookups'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import { lookupFailures } from '@registry/shared/messages/lookup-failures'
import { lookupMessages } from '@registry/shared/messages/product-lookups'
import { blockingRetailers } from '@registry/shared/messages/retailer-sentences'
import { toMajor } from '@registry/shared/money/to-minor'
import { ALL_RETAILERS } from '@registry/shared/retailers/all-retailers'
import { CERTAIN } from '@registry/shared/retailers/product'
import type { Scrape } from './scrape-row.ts'

const FIELD_NAMES: Record<string, string> = { name: 'productName', image: 'images' }

/** A field as the answer calls it, which the rules know by a shorter name. */
export function fieldName(field: string): string {
  return FIELD_NAMES[field] ?? field
}

function uncertainFields(product: ScrapedProduct): string[] {
  return Object.entries(product.confidence)
    .filter(([, confidence]) => confidence < CERTAIN)
    .map(([field]) => fieldName(field))
}

function toFoundProduct(product: ScrapedProduct): FoundProduct {
  const { priceMinor, originalPriceMinor = null, currency } = product
  return {
    productName: product.productName,
    price: priceMinor === null ? null : toMajor(priceMinor, currency),
    currency,
    originalPrice: originalPriceMinor === null ? null : toMajor(originalPriceMinor, currency),
    description: product.description ?? '',
    category: product.category,
    images: product.images,
    sourceUrl: product.sourceUrl,
    retailer: product.retailer,
    uncertain: uncertainFields(product),
  }
}

function failureSentence(scrape: Scrape): string {
  const retailer = ALL_RETAILERS.find(({ id }) => id === scrape.retailer)?.name
  if (scrape.errorCode === 'CLIENT_ONLY_RETAILER') {
    return lookupMessages.blocked(retailer ?? lookupMessages.unknownRetailer, blockingRetailers())
  }
  if (scrape.errorCode === 'INVALID_URL') return lookupMessages.urlInvalid
  return retailer ? lookupMessages.retailerFailed(retailer) : lookupMessages.failed
}

/**
 * The answer to a pasted link. A scrape that is still pending has run out of time: it gives what it has
 * found until then, if anything.
 */
export function toLookupResponse(scrape: Scrape) {
  const { id: logId, status, result } = scrape
  if (status !== 'failed' && result) {
    return {
      success: true,
      status: status === 'success' ? status : ('partial' as const),
      data: toFoundProduct(result),
      error: null,
      code: null,
      reason: null,
      isCached: scrape.method === 'cache',
      logId,
    }
  }
  return {
    success: false,
    status: 'failed' as const,
    data: null,
    error: failureSentence(scrape),
    code: scrape.errorCode ?? ('TIMEOUT' as const),
    reason: status === 'pending' ? lookupFailures.TIMEOUT : scrape.error,
    isCached: false,
    logId,
  }
}

/** The answer to a pasted text that is no web address, of which the log keeps nothing. */
export function invalidUrlResponse() {
  return {
    success: false,
    status: 'failed' as const,
    data: null,
    error: lookupMessages.urlInvalid,
    code: 'INVALID_URL' as const,
    reason: lookupFailures.INVALID_URL,
    isCached: false,
    logId: null,
  }
}
