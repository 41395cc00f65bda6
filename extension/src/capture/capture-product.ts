import { domPage } from '@registry/shared/parsed-page/dom-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import type { ExtractedProduct } from '@registry/shared/retailers/product'
import { appearanceOf } from './appearance.ts'
import { watchPage } from './watch-page.ts'

export interface PageCapture {
  product: ExtractedProduct
  /** The page has loaded and stands still, so that a second look would see nothing new. */
  isSettled: boolean
}

/** Makes the function that looks at the page, watching from now on whether the page still changes. */
export function captureOf(document: Document): (pageState: unknown) => PageCapture {
  const isSettled = watchPage(document)
  return pageState => ({
    product: extractProduct(domPage(document, { url: location.href, seen: appearanceOf }), {
      pageState,
    }),
    isSettled: isSettled(),
  })
}
