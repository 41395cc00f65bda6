import type { FoundProduct } from '@registry/shared/contract/items/product-lookups'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import { lookupFailures } from '@registry/shared/messages/items/lookup-failures'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import { clientOnlyRetailerNames } from '@registry/shared/messages/items/retailer-messages'
import { toMajor } from '@registry/shared/money/to-minor'
import { ALL_RETAILERS } from '@registry/shared/retailers/all-retailers'
import { CERTAIN } from '@registry/shared/retailers/product'
import type { Scrape } from './scrape-row.ts'

const FIELD_NAMES: Record<string, string> = { name: 'productName', image: 'images' }

/** Maps a field name of the extraction rules to that of the response. */
export function fieldName(field: string): string {
  return FIELD_NAMES[field] ?? field
}

function uncertainFields(product: ScrapedProduct): string[] {
  return Object.entries(product.confidence)
    .filter(([, confidence]) => confidence < CERTAIN)
    .map(([field]) => fieldName(field))
}

function toFoundProduct(product: ScrapedProduct): FoundProduct {
  const { priceMinor, originalPriceMinor = null, otherPriceMinor = null, currency } = product
  return {
    productName: product.productName,
    price: priceMinor === null ? null : toMajor(priceMinor, currency),
    currency,
    originalPrice: originalPriceMinor === null ? null : toMajor(originalPriceMinor, currency),
    otherPrice: otherPriceMinor === null ? null : toMajor(otherPriceMinor, currency),
    description: product.description ?? '',
    category: product.category,
    gtin: product.gtin ?? null,
    images: product.images,
    sourceUrl: product.sourceUrl,
    retailer: product.retailer,
    uncertain: uncertainFields(product),
  }
}

function failureSentence(scrape: Scrape): string {
  const retailer = ALL_RETAILERS.find(({ id }) => id === scrape.retailer)?.name
  if (scrape.errorCode === 'CLIENT_ONLY_RETAILER') {
    return lookupMessages.blocked(
      retailer ?? lookupMessages.unknownRetailer,
      clientOnlyRetailerNames(),
    )
  }
  if (scrape.errorCode === 'INVALID_URL') return lookupMessages.urlInvalid
  return retailer ? lookupMessages.retailerFailed(retailer) : lookupMessages.failed
}

/**
 * Converts a scrape to the response of a lookup. A pending scrape has exceeded the deadline; its partial result
 * is returned, if there is one.
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
      cause: null,
      isStillReading: status === 'pending',
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
    cause: scrape.errorCause,
    isStillReading: status === 'pending',
    isCached: false,
    logId,
  }
}

/** Returns the response for a text that is no URL; nothing is logged. */
export function invalidUrlResponse() {
  return {
    success: false,
    status: 'failed' as const,
    data: null,
    error: lookupMessages.urlInvalid,
    code: 'INVALID_URL' as const,
    reason: lookupFailures.INVALID_URL,
    cause: null,
    isStillReading: false,
    isCached: false,
    logId: null,
  }
}
