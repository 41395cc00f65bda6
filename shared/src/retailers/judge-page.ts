import type { Page } from '../page/page.ts'
import { isShell, productEvidence, saysGone } from './generic/page-kind.ts'
import { wallOf } from './generic/walls.ts'
import type { ExtractedProduct } from './product.ts'
import type { Retailer } from './retailer.ts'

export interface Finding extends Pick<ExtractedProduct, 'name' | 'price' | 'images'> {
  retailer: Retailer | undefined
  /** The address is one of the retailer's products. */
  isProductPath: boolean
}

/** Says what kind of answer a page gives: a product, part of one, or why there is none. */
export function judgePage(page: Page, finding: Finding): Pick<ExtractedProduct, 'status' | 'wall'> {
  const stated = productEvidence(page)
  const wall = (stated < 3.5 && !finding.price) || !finding.name ? wallOf(page) : undefined
  if (wall) return { status: 'blocked', wall }
  const evidence = stated + (finding.isProductPath ? 2 : 0)
  if (saysGone(page)) return { status: 'gone' }
  if (isShell(page) && !finding.price) {
    const hasHead = finding.name && finding.images.length > 0 && evidence >= 1.5
    return { status: hasHead ? 'partial' : 'needs-js' }
  }
  if (finding.retailer?.productPath && !finding.isProductPath) return { status: 'not-a-product' }
  const isBare = !finding.price && finding.images.length === 0
  if (!finding.name || evidence < (isBare ? 4 : 1.5)) return { status: 'not-a-product' }
  return { status: finding.price && finding.images.length > 0 ? 'ok' : 'partial' }
}
