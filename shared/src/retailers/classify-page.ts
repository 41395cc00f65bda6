import type { Page } from '../parsed-page/page.ts'
import { decodeUrl } from '../text/decode-url.ts'
import { detectBotWall } from './generic/page-analysis/bot-walls.ts'
import { isDelisted, isGone, isNonProductPage } from './generic/page-analysis/non-product-page.ts'
import { isShell, productEvidence } from './generic/page-analysis/page-evidence.ts'
import { coverage } from './generic/text/similarity.ts'
import { CERTAIN, type ExtractedProduct } from './product.ts'
import type { Retailer } from './retailer.ts'

interface PageFindings extends Pick<ExtractedProduct, 'name' | 'price' | 'images' | 'confidence'> {
  retailer: Retailer | undefined
  /** The URL is that of a product of the retailer. */
  isProductPath: boolean
}

/** Classifies a page: a complete or partial product, or the reason why there is none. */
export function classifyPage(
  page: Page,
  finding: PageFindings,
): Pick<ExtractedProduct, 'status' | 'wall'> {
  const stated = productEvidence(page)
  const wall = (stated < 3.5 && !finding.price) || !finding.name ? detectBotWall(page) : undefined
  if (wall) return { status: 'blocked', wall }
  if (finding.retailer && lacksRequiredElement(page, finding))
    return { status: 'blocked', wall: finding.retailer.id }
  const evidence = stated + (finding.isProductPath ? 2 : 0)
  if (isGone(page) || (!finding.price && isDelisted(page))) return { status: 'gone' }
  if (isNonProductPage(page)) return { status: 'not-a-product' }
  if (isShell(page) && !finding.price) {
    const hasHead = finding.images.length > 0 && evidence >= 1.5 && isNamed(page, finding, evidence)
    return { status: hasHead ? 'partial' : 'needs-js' }
  }
  if (finding.retailer?.productPath && !finding.isProductPath) return { status: 'not-a-product' }
  const isBare = !finding.price && finding.images.length === 0
  if (!finding.name || evidence < (isBare ? 4 : 1.5)) return { status: 'not-a-product' }
  return { status: isWhole(finding) ? 'ok' : 'partial' }
}

function isWhole({ price, images, confidence }: PageFindings): boolean {
  const { name = 1, price: sure = 1, image = 1 } = confidence
  return price !== null && images.length > 0 && Math.min(name, sure, image) >= CERTAIN
}

/**
 * True if the head names a product rather than the site: by strong evidence, or by a name that occurs in
 * the URL.
 */
function isNamed(page: Page, { name }: PageFindings, evidence: number): boolean {
  if (!name) return false
  return evidence >= 3 || coverage(name, decodeUrl(page.url)) >= 0.5
}

const SMALL_PAGE = 400

/**
 * True for a small page at a product URL without the element that every product page of the retailer has.
 * Some bot walls imitate a 'not found' page.
 */
function lacksRequiredElement(page: Page, { retailer, isProductPath }: PageFindings): boolean {
  if (!retailer?.requiredSelector || !isProductPath || page.nodes.length > SMALL_PAGE) return false
  return page.select(retailer.requiredSelector).length === 0
}
