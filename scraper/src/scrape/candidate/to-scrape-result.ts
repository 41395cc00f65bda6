import type { StepMethod } from '@registry/shared/contract/items/product-lookups'
import type { ExtractedPrice } from '@registry/shared/retailers/product'
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
      originalPriceMinor: minorIn(product.price, product.originalPrice),
      otherPriceMinor: minorIn(product.price, product.otherPrice),
      description: product.description,
      category: product.category,
      ...(product.gtin && { gtin: product.gtin }),
      images: product.images,
      sourceUrl: product.canonicalUrl,
      retailer: product.retailer,
      rules: { ...product.rules },
      confidence: { ...product.confidence },
      sources: { ...sources },
    },
  }
}

/** Returns the amount of another price if it has the same currency. */
function minorIn(
  price: ExtractedPrice | null,
  other: ExtractedPrice | null | undefined,
): number | null {
  return price && other?.currency === price.currency ? other.minor : null
}

/** Returns 'headless' when any field came from the browser. */
export function methodOf(
  { verdict, sources }: ProductCandidate,
  tried: readonly StepMethod[],
): 'http' | 'headless' {
  const used: readonly StepMethod[] = 'product' in verdict ? Object.values(sources) : tried
  return used.includes('headless') ? 'headless' : 'http'
}
