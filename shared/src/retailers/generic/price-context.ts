import { marksOf } from '../../page/ancestry.ts'
import type { PageNode } from '../../page/page.ts'

const STRUCK_TAGS = new Set(['del', 's', 'strike'])
const STRUCK =
  /(?:^|[\s_-])(?:old|was|strike\w*|struck|crossed|crossed-out|line-through|regular|list|listprice|rrp|uvp|msrp|srp|pvp|compare|compare-?at|original|orig|before|previous|prev|standard|retail|reference|oldprice|priceold|price-?was|wasprice|non-?sale|undiscounted|full|base|high|normal|antes|anterior|bisher|statt|barre|ancien)(?=$|[\s_-]|price)/
const CURRENT =
  /(?:^|[\s_-])(?:current|sale|sales|now|final|special|our|selling|actual|to-?pay|discounted|reduced|offer|new|promo|main|buybox|today|best|deal)(?=$|[\s_-]|price)/
const OTHER =
  /(?:^|[\s_-])(?:unit|per-?unit|unitprice|base-price|baseprice|grundpreis|install?ments?|instal\w*|klarna|afterpay|affirm|monthly|month|finance|financing|rate|shipping|delivery|save|saving|savings|saved|discount|off|coupon|voucher|points|reward|rewards|tax|vat|deposit|bulk|tier|tiered|wholesale|excl|without-?tax|exclu\w*|ex-?vat|subscribe|subscription|autoship|range-max|histogram|filter|facet|lowest|omnibus)(?=$|[\s_-]|price)/

/** Whether an amount is shown as one that holds no longer: struck out, or marked as the old one. */
export function isStruck(node: PageNode): boolean {
  return upwards(node).some(
    (above, depth) =>
      STRUCK_TAGS.has(above.tag) ||
      /line-through/.test(above.attributes.style ?? '') ||
      (depth < 3 && STRUCK.test(marksOf(above)) && !CURRENT.test(marksOf(above))),
  )
}

/** Whether an amount is marked as what the product costs now. */
export function isMarkedCurrent(node: PageNode): boolean {
  return upwards(node).some(above => CURRENT.test(marksOf(above)))
}

/** Whether an amount is marked as something beside the price: per unit, instalment, saving, shipping. */
export function isMarkedOther(node: PageNode): boolean {
  return upwards(node).some((above, depth) => depth < 3 && OTHER.test(marksOf(above)))
}

/** The element and those around it that hold little more than it: a price and its wrappers. */
function upwards(node: PageNode): PageNode[] {
  const found: PageNode[] = []
  for (let here: PageNode | undefined = node; here && found.length < 4; here = here.parent) {
    if (here.last - here.order > 12) break
    found.push(here)
  }
  return found
}
