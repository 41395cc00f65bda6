import { domPage } from '@registry/shared/parsed-page/dom-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import type { ExtractedProduct } from '@registry/shared/retailers/product'
import { readComputedStyle } from './read-computed-style.ts'
import { trackPageSettled } from './track-page-settled.ts'

export interface PageCapture {
  product: ExtractedProduct
  /** The document is complete and no longer changes, so another capture would return the same. */
  isSettled: boolean
}

/** Returns a function that extracts the product; it observes mutations of the document from now on. */
export function createCapture(document: Document): (pageState: unknown) => PageCapture {
  const isSettled = trackPageSettled(document)
  return pageState => ({
    product: extractProduct(domPage(document, { url: location.href, seen: readComputedStyle }), {
      pageState,
    }),
    isSettled: isSettled(),
  })
}
