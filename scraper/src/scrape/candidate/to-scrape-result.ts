import type { StepMethod } from '@registry/shared/contract/items/product-lookups'
import type { ExtractedProduct } from '@registry/shared/retailers/product'
import type { ScrapeResult } from '../scrape-result.ts'
import type { ProductCandidate } from './product-candidate.ts'

/** Converts a candidate to the stored result. `needs-js` becomes a failure: there was no browser. */
export function toScrapeResult({ verdict, sources }: ProductCandidate): ScrapeResult {
  if (verdict.status === 'needs-js') {
    return { status: 'failed', code: 'NOT_A_PRODUCT', reason: 'no-browser' }
  }
  if (!('product' in verdict)) {
    const { code, reason } = verdict
    return { status: 'failed', code, ...(reason && { reason }) }
  }
  const { product } = verdict
  return {
    status: verdict.status,
    product: {
      productName: product.name,
      priceMinor: product.price?.minor ?? null,
      currency: product.price?.currency ?? null,
      originalPriceMinor: priceBefore(product),
      description: product.description,
      category: product.category,
      images: product.images,
      sourceUrl: product.canonicalUrl,
      retailer: product.retailer,
      rules: { ...product.rules },
      confidence: { ...product.confidence },
      sources: { ...sources },
    },
  }
}

function priceBefore({ price, originalPrice }: ExtractedProduct): number | null {
  return price && originalPrice?.currency === price.currency ? originalPrice.minor : null
}

/** Returns 'headless' when any field came from the browser. */
export function methodOf(
  { verdict, sources }: ProductCandidate,
  tried: readonly StepMethod[],
): 'http' | 'headless' {
  const used: readonly StepMethod[] = 'product' in verdict ? Object.values(sources) : tried
  return used.includes('headless') ? 'headless' : 'http'
}
