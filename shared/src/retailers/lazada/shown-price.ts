import type { Page, PageNode } from '../../parsed-page/page.ts'
import { isAside } from '../generic/page-analysis/aside.ts'
import { strikeOf } from '../generic/visible-prices/price-context.ts'
import { isAfterVoucher } from '../generic/visible-prices/price-labels.ts'
import { priceTextOf } from '../generic/visible-prices/price-text.ts'
import { isLowerEnd } from '../generic/visible-prices/visible-prices.ts'
import type { PriceCandidate, Rule } from '../retailer.ts'
import { price } from '../selector-rules.ts'

/** Selectors of the displayed price, newest page version first. */
const SHOWN_PRICES = [
  '.pdp-v2-product-price-content-salePrice-amount',
  '.pdp-price_type_normal',
] as const

/** Returns the element of the displayed price. */
export function shownPriceNode(page: Page): PageNode | undefined {
  return SHOWN_PRICES.flatMap(selector => page.select(selector))[0]
}

/** Extracts the displayed price. */
export const shownPrice: Rule<PriceCandidate> = input => {
  const node = shownPriceNode(input.page)
  const isShown = node && isPriceOfSku(node)
  return SHOWN_PRICES.flatMap((selector, index) =>
    price(selector, { weight: 2 - index / 10 })(input).map(found => ({ ...found, isShown })),
  )
}

/** False for a range, a struck-out price, a price after a voucher, and a price of another product. */
function isPriceOfSku(node: PageNode): boolean {
  if (isAside(node) || strikeOf(node) || isAfterVoucher(node)) return false
  const texts = [node, node.parent].map(one => (one ? priceTextOf(one) : ''))
  // '$24.90 -16%' is no range.
  return !texts.some(text => isLowerEnd(text.replace(/[-–—]?\s*\d+\s*%/g, '')))
}
