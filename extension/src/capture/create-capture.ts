import { domPage } from '@registry/shared/parsed-page/dom-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import type { ExtractedProduct } from '@registry/shared/retailers/product'

/** Time in ms without a mutation after which a page is considered rendered. */
const QUIET_MS = 500

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
