import { guessCategory } from '@registry/shared/categories/guess-category'
import { isAboutBabies } from '@registry/shared/categories/is-about-babies'
import { NO_CATEGORY } from '@registry/shared/categories/no-category'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import { CERTAIN } from '@registry/shared/retailers/product'
import { readShopifyJson, type ShopifyProduct } from '@registry/shared/retailers/shopify-json'
import { canonicalUrl } from '@registry/shared/retailers/urls/canonical-url'
import { decodeHtml } from '../../net/fetch/decode-html.ts'
import { FetchError } from '../../net/fetch-error.ts'
import { type FetchTools, fetchWithHostLimits } from '../host-limits/fetch-with-host-limits.ts'
import type { Verdict } from '../scrape-result.ts'
import { type Extraction, failedExtraction } from './extraction.ts'

const RULE = 'shopify-json'

/** Fetches the product JSON of a Shopify page. Throws only on a defect. */
export async function extractShopifyFile(
  fileUrl: string,
  page: { url: string; html: string },
  tools: FetchTools,
  signal: AbortSignal,
): Promise<Extraction> {
  try {
    const { status, redirects, body, contentType } = await fetchWithHostLimits(fileUrl, tools, {
      signal,
    })
    const facts = { httpStatus: status, redirects, bytes: body.length }
    const found = status === 200 ? readShopifyJson(decodeHtml(body, contentType), page) : undefined
    return {
      facts,
      verdict: found ? verdictOf(found, page.url) : failedExtraction('NOT_A_PRODUCT').verdict,
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return failedExtraction(error.code)
  }
}

function verdictOf(found: ShopifyProduct, url: string): Verdict {
  const { name, price, originalPrice, priceConfidence, images, description, gtin } = found
  if (!name) return failedExtraction('NOT_A_PRODUCT').verdict
  const retailer = findRetailer(url)
  const { hostname } = new URL(url)
  const guessed = isAboutBabies(name, hostname) ? guessCategory({ name }) : undefined
  const isComplete = price !== null && images.length > 0 && priceConfidence >= CERTAIN
  return {
    status: isComplete ? 'success' : 'partial',
    product: {
      status: isComplete ? 'ok' : 'partial',
      retailer: retailer?.id ?? null,
      retailerName: retailer?.name ?? null,
      canonicalUrl: canonicalUrl(url),
      name,
      price,
      originalPrice,
      images,
      description,
      category: guessed ?? NO_CATEGORY,
      gtin,
      rules: {
        name: RULE,
        ...(price && { price: RULE }),
        ...(images.length > 0 && { image: RULE }),
        ...(description && { description: RULE }),
        ...(guessed && { category: 'name' }),
      },
      confidence: {
        name: 0.85,
        ...(price && { price: priceConfidence }),
        ...(images.length > 0 && { image: 0.9 }),
        ...(description && { description: 0.8 }),
        ...(guessed && { category: 0.4 }),
      },
    },
  }
}
