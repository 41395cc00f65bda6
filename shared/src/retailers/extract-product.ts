import type { Page } from '../page/page.ts'
import type { ExtractedProduct } from './product.ts'

export interface ExtractOptions {
  /** State of the page's own scripts, as the extension read it from the page world. Not trusted. */
  pageState?: unknown
}

/** Reads the product that a page is about. Never throws: a page that says nothing gives a status. */
export function extractProduct(page: Page, _options: ExtractOptions = {}): ExtractedProduct {
  return {
    status: 'not-a-product',
    retailer: null,
    retailerName: null,
    canonicalUrl: page.url,
    name: null,
    price: null,
    originalPrice: null,
    images: [],
    description: null,
    category: null,
    rules: {},
    confidence: {},
  }
}
