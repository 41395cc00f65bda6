import type { StepMethod } from '@registry/shared/contract/product-lookups'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import { canonicalUrl } from '@registry/shared/retailers/urls/canonical-url'
import { mergeProducts, type SourcedProduct, sourced } from './merge-products.ts'
import type { Verdict } from './outcome.ts'
import type { Reading } from './reading.ts'

/** What is known of a product after some steps. */
export interface Standing {
  verdict: Verdict
  sources: SourcedProduct['sources']
  /** Where the redirects of the first request led. */
  url: string
}

/** What is known after the first step. */
export function firstStanding(address: string, reading: Reading): Standing {
  return standingOf(reading.verdict, 'http', reading.page?.url ?? address)
}

/**
 * What is known after a further step. Two readings of one product are merged field by field; one that
 * gave nothing changes nothing, unless what stands so far is nothing too. Only a browser that was told
 * that the product is gone, or was led to another page, is believed against a plain reading.
 */
export function withReading(standing: Standing, reading: Reading, method: StepMethod): Standing {
  const { verdict, url } = standing
  const later = reading.verdict
  const hasMoved = canonicalUrl(reading.page?.url ?? url) !== canonicalUrl(url)
  const replaced = standingOf(later, method, reading.page?.url ?? url)
  if (!('product' in verdict)) return isEmpty(later, method) ? standing : replaced
  if (!('product' in later)) return isRefuted(later, hasMoved) ? replaced : standing
  if (hasMoved) return replaced
  const before = { product: verdict.product, sources: standing.sources }
  const { product, sources } = mergeProducts(before, sourced(later.product, method))
  return {
    url,
    sources,
    verdict: { status: product.status === 'ok' ? 'success' : 'partial', product },
  }
}

/** Whether the price is still to be found, and the page such that it may be. */
export function lacksPrice({ verdict }: Standing): boolean {
  if (verdict.status === 'needs-js') return true
  return 'product' in verdict && verdict.product.price === null
}

/** Whether a browser may see more. A wall is the shop's no: nothing is tried against it. */
export function wantsBrowser(standing: Standing): boolean {
  const { verdict, url } = standing
  if (lacksPrice(standing)) return true
  if (findRetailer(url)?.server.via !== 'browser') return false
  return verdict.status !== 'failed' || (verdict.code === 'NOT_A_PRODUCT' && !verdict.reason)
}

function standingOf(verdict: Verdict, method: StepMethod, url: string): Standing {
  const { sources } = 'product' in verdict ? sourced(verdict.product, method) : { sources: {} }
  return { verdict, sources, url }
}

// A shop without a product file says nothing about the page.
function isEmpty(verdict: Verdict, method: StepMethod): boolean {
  return method === 'shopify-json' && !('product' in verdict)
}

function isRefuted(verdict: Verdict, hasMoved: boolean): boolean {
  if (verdict.status !== 'failed' || verdict.code !== 'NOT_A_PRODUCT') return false
  return verdict.reason === 'gone' || hasMoved
}
