import type { Page, PageNode } from '../../parsed-page/page.ts'
import { isAside } from '../generic/page-analysis/aside.ts'
import { strikeOf } from '../generic/visible-prices/price-context.ts'
import { isAfterVoucher } from '../generic/visible-prices/price-labels.ts'
import { isInRange } from '../generic/visible-prices/visible-prices.ts'
import { UNCERTAIN } from '../product.ts'
import type { PriceCandidate, Rule } from '../retailer.ts'
import { price } from '../selector-rules.ts'

/** Selectors of the displayed price, newest page version first. */
const SHOWN_PRICES = [
  '.pdp-v2-product-price-content-salePrice-amount',
  '.pdp-price_type_normal',
  '[class*="salePrice-amount"]',
] as const

/** Returns the element of the displayed price. */
export function shownPriceNode(page: Page): PageNode | undefined {
  return SHOWN_PRICES.flatMap(selector => page.select(selector))[0]
}

/** Extracts the displayed price. */
export const shownPrice: Rule<PriceCandidate> = input => {
  const node = shownPriceNode(input.page)
  if (!node) return []
  const isOfSku = isPriceOfSku(node)
  const isShown = isOfSku && !isInRange(node)
  return SHOWN_PRICES.flatMap((selector, index) =>
    price(selector, { weight: isOfSku ? 2 - index / 10 : UNCERTAIN })(input).map(found => ({
      ...found,
      isShown,
    })),
  )
}

/** False for a struck-out price, a price after a voucher, and a price of another product. */
function isPriceOfSku(node: PageNode): boolean {
  return !isAside(node) && !strikeOf(node) && !isAfterVoucher(node)
}
