import { elementLabels, type PageChild, type PageNode, textOf } from '../../../parsed-page/page.ts'

const STRUCK_TAGS = new Set(['del', 's', 'strike'])
/** Class names of an original price, some only in combination with 'price'. */
const STRUCK =
  /(?:^|[\s_-])(?:old|was|strike\w*|struck|cross(?:ed)?(?:-?out)?|rrp|uvp|msrp|srp|compare-?at|before|previous|oldprice|priceold|wasprice|antes|anterior|barre|ancien|(?:regular|list|full|base|high|normal|standard|retail|original|orig|reference|undiscounted|nonsale)[_-]*(?:price|amount|value)|price[_-]+(?:regular|list|full|base|high|normal|standard|retail|original|orig|reference|compare))(?=$|[\s_-]|price)/
const CURRENT =
  /(?:^|[\s_-])(?:current|sale|sales|now|final|special|our|selling|actual|to-?pay|discounted|reduced|offer|new|promo|main|buybox|today|best|deal)(?=$|[\s_-]|price)/
const OTHER =
  /(?:^|[\s_-])(?:unit|per-?unit|unitprice|base-price|baseprice|grundpreis|instal\w*|emi|members?|member-?price|club|klarna|afterpay|affirm|monthly|month|finance|financing|rate|shipping|delivery|livraison|versand|envio|envios|spedizione|frete|postage|save|saving|savings|saved|discount|off|coupon|voucher|points|reward|rewards|tax|vat|deposit|bulk|tier|tiered|wholesale|excl|without-?tax|exclu\w*|ex-?vat|subscribe|subscription|autoship|range-max|histogram|filter|facet|lowest|omnibus)(?=$|[\s_-]|price)/

const PRICE = /(?:^|[\s_-])price(?=$|\s)/
const DISCOUNT = /(?:^|(?<=[\s_-]))(?:discount|saving|savings|saved|save|off)(?=$|[\s_-])/g

/** 'With tax' describes the price itself and is not a mark of another amount. */
const WITH_TAX = /(?:with|inc|incl|including|inclusive|plus)-?(?:tax|vat|gst)/g

/**
 * Returns how certain it is that a price is struck out: 'sure' by markup or style, 'marked' by a class
 * name.
 */
export function strikeOf(node: PageNode): 'sure' | 'marked' | undefined {
  if (isStruckWithin(node)) return 'sure'
  let marked = false
  for (const [depth, above] of wrappersOf(node).entries()) {
    if (STRUCK_TAGS.has(above.name) || /line-through/.test(above.attribs.style ?? '')) return 'sure'
    // Joined, so that 'non-sale' does not match 'sale'.
    const marks = elementLabels(above).replace(/non-?sale/g, 'nonsale')
    if (/(?:^|\s)line-through(?:$|\s)/.test(marks)) return 'sure'
    if (depth < 3 && STRUCK.test(marks) && !CURRENT.test(marks)) marked = true
  }
  return marked ? 'marked' : undefined
}

/** True if all amounts in an element are struck out, whether or not there is a label such as 'RRP'. */
function isStruckWithin(node: PageNode): boolean {
  let here = node
  for (let depth = 0; depth < 4; depth++) {
    const filled = here.children.filter(holdsDigit)
    const [only] = filled
    if (filled.length !== 1 || only === undefined || only.type === 'text') return false
    if (STRUCK_TAGS.has(only.name)) return true
    here = only
  }
  return false
}

function holdsDigit(child: PageChild): boolean {
  return /\d/.test(child.type === 'text' ? child.data : textOf(child, 60))
}

/** True if class names mark an amount as the current price. */
export function isMarkedCurrent(node: PageNode): boolean {
  return wrappersOf(node).some(above => CURRENT.test(elementLabels(above)))
}

/** True if class names mark an amount as something else: unit price, instalment, saving, shipping. */
export function isMarkedOther(node: PageNode): boolean {
  let isPrice = false
  for (const above of wrappersOf(node).slice(0, 3)) {
    const marks = elementLabels(above).replace(WITH_TAX, '')
    // Around an element named 'price', 'discount' is a block of several amounts.
    if (OTHER.test(isPrice ? marks.replace(DISCOUNT, '') : marks)) return true
    isPrice ||= PRICE.test(marks)
  }
  return false
}

/** Returns the element and its wrappers, the ancestors with little other content. */
function wrappersOf(node: PageNode): PageNode[] {
  const found: PageNode[] = []
  for (let here: PageNode | undefined = node; here && found.length < 4; here = here.parent) {
    if (here.last - here.order > 12) break
    found.push(here)
  }
  return found
}
