import { domPage } from '../parsed-page/dom-page.ts'
import type { Page } from '../parsed-page/page.ts'
import { extractProduct } from '../retailers/extract-product.ts'
import { findRetailer } from '../retailers/find-retailer.ts'
import { isShell } from '../retailers/generic/page-analysis/page-evidence.ts'
import type { ExtractedProduct } from '../retailers/product.ts'
import { productIds } from '../retailers/urls/product-ids.ts'
import { parseUrl } from '../text/parse-url.ts'

/** Time in ms without a mutation after which a page is considered rendered. */
const QUIET_MS = 500

interface PageCapture {
  product: ExtractedProduct
  /** The document is complete and no longer changes, so another capture would return the same. */
  isSettled: boolean
  /** The document is still being parsed, so the product may be incomplete. */
  isLoading: boolean
  /** The product appears only once scripts have loaded it, which may pause for longer than a settled page. */
  isClientRendered: boolean
}

/** Returns a function that extracts the product; it observes mutations of the document from now on. */
export function createCapture(document: Document): (pageState: unknown) => PageCapture {
  const isSettled = trackPageSettled(document)
  return pageState => {
    const page = domPage(document, { url: location.href, seen: readComputedStyle })
    return {
      product: extractProduct(page, { pageState }),
      isSettled: isSettled(),
      isLoading: document.readyState === 'loading',
      isClientRendered: isClientRendered(page),
    }
  }
}

/** True on a product URL of a retailer that the server cannot read by a request, and on an empty page. */
function isClientRendered(page: Page): boolean {
  const retailer = findRetailer(page.url)
  const url = parseUrl(page.url)
  if (!retailer?.server || !url) return isShell(page)
  return Object.keys(productIds(retailer, url)).length > 0
}

/** Returns a function that checks whether the document is complete and has not changed for `QUIET_MS`. */
function trackPageSettled(document: Document): () => boolean {
  let changedAt = performance.now()
  const observer = new MutationObserver(() => {
    changedAt = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  return () => document.readyState === 'complete' && performance.now() - changedAt >= QUIET_MS
}

/**
 * Returns computed `display: none` and `line-through` as an inline style attribute, which the extraction
 * rules read; undefined if neither applies. Stylesheets hide and strike prices under arbitrary class
 * names.
 */
function readComputedStyle(element: Element): Record<string, string> | undefined {
  const { display, textDecorationLine } = getComputedStyle(element)
  const looks: string[] = []
  if (display === 'none') looks.push('display: none')
  if (textDecorationLine.includes('line-through')) looks.push('text-decoration: line-through')
  if (looks.length === 0) return undefined
  return {
    style: [Element.prototype.getAttribute.call(element, 'style') ?? '', ...looks].join(';'),
  }
}
