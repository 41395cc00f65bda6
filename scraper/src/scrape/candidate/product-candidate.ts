import type { StepMethod } from '@registry/shared/contract/items/product-lookups'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import { canonicalUrl } from '@registry/shared/retailers/urls/canonical-url'
import type { Extraction } from '../extraction/extraction.ts'
import type { Verdict } from '../scrape-result.ts'
import { mergeProducts, type SourcedProduct, sourced } from './merge-products.ts'

/** Product found so far, after some steps. */
export interface ProductCandidate {
  verdict: Verdict
  sources: SourcedProduct['sources']
  /** URL after the redirects of the first request. */
  url: string
}

/** Creates the candidate of the first step. */
export function firstCandidate(address: string, reading: Extraction): ProductCandidate {
  return toCandidate(reading.verdict, 'http', reading.page?.url ?? address)
}

/**
 * Adds the extraction of a further step. Two extractions of one product are merged field by field; an empty
 * extraction changes nothing unless the candidate is empty too. Only a browser that found the product gone, or
 * was redirected to another page, overrides the HTTP extraction.
 */
export function addExtraction(
  candidate: ProductCandidate,
  reading: Extraction,
  method: StepMethod,
): ProductCandidate {
  const { verdict, url } = candidate
  const later = reading.verdict
  const hasMoved = canonicalUrl(reading.page?.url ?? url) !== canonicalUrl(url)
  const replaced = toCandidate(later, method, reading.page?.url ?? url)
  if (!('product' in verdict)) return isEmpty(later, method) ? candidate : replaced
  if (!('product' in later)) return isRefuted(later, hasMoved) ? replaced : candidate
  if (hasMoved) return replaced
  const before = { product: verdict.product, sources: candidate.sources }
  const { product, sources } = mergeProducts(before, sourced(later.product, method))
  return {
    url,
    sources,
    verdict: { status: product.status === 'ok' ? 'success' : 'partial', product },
  }
}

/** True when the price is missing and another step may find it. */
export function lacksPrice({ verdict }: ProductCandidate): boolean {
  if (verdict.status === 'needs-js') return true
  return 'product' in verdict && verdict.product.price === null
}

/** True when a browser may find more. Bot walls are respected: no further step follows. */
export function needsBrowser(candidate: ProductCandidate): boolean {
  const { verdict, url } = candidate
  if (lacksPrice(candidate)) return true
  if (findRetailer(url)?.server?.via !== 'browser') return false
  return verdict.status !== 'failed' || (verdict.code === 'NOT_A_PRODUCT' && !verdict.reason)
}

function toCandidate(verdict: Verdict, method: StepMethod, url: string): ProductCandidate {
  const { sources } = 'product' in verdict ? sourced(verdict.product, method) : { sources: {} }
  return { verdict, sources, url }
}

// A missing product file says nothing about the page.
function isEmpty(verdict: Verdict, method: StepMethod): boolean {
  return method === 'shopify-json' && !('product' in verdict)
}

function isRefuted(verdict: Verdict, hasMoved: boolean): boolean {
  if (verdict.status !== 'failed' || verdict.code !== 'NOT_A_PRODUCT') return false
  return verdict.reason === 'gone' || hasMoved
}
