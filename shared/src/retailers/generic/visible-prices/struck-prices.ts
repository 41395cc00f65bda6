import type { PageChild } from '../../../parsed-page/page.ts'
import { isAside } from '../page-analysis/aside.ts'
import { isMarkedOther, strikeOf } from './price-context.ts'
import { hasDoubtfulLabel, isNeverThePrice, textBefore } from './price-labels.ts'
import type { VisiblePrice } from './visible-prices.ts'

const STRUCK_WORDS =
  /建議售價|市價|原價|定價|(?:^|[\s(])(?:was|rrp|u\.?p\.?|usual(?: price)?|msrp|m\.?r\.?p\.?|list price|regular(?:ly)?|reg\.|old price|original(?:ly)?|uvp|statt|before|ursprünglich|antes|precio anterior|compare at|retail|p\.?v\.?p|ranije|běžná cena|původní|harga asal)(?=[\s:.($₹€£]|$)/i

/**
 * Returns struck-out prices. A class name or term alone ('regular price') counts only near a lower
 * amount: themes also use it for the only price.
 */
export function findStruckPrices(prices: readonly VisiblePrice[]): Set<VisiblePrice> {
  const struck = new Set<VisiblePrice>()
  for (const price of prices) {
    const strike = strikeOf(price.node) ?? (isCalledOriginal(price) ? 'marked' : undefined)
    if (strike === 'sure' || (strike && prices.some(other => isLowerBeside(other, price))))
      struck.add(price)
  }
  for (const higher of higherOfPairs(prices)) struck.add(higher)
  return struck
}

/** True if the text before an amount calls it the original price: 'MRP', 'was'. */
export function isCalledOriginal(price: VisiblePrice): boolean {
  return STRUCK_WORDS.test(textBefore(price))
}

function isLowerBeside(other: VisiblePrice, price: VisiblePrice): boolean {
  if (other.minor >= price.minor || other.minor * 10 < price.minor) return false
  if (Math.abs(other.node.order - price.node.order) > 40) return false
  return !isMarkedOther(other.node) && !hasDoubtfulLabel(textBefore(other))
}

/** Returns the original price: the higher of two adjacent amounts without other text. Ignores class names. */
function higherOfPairs(prices: readonly VisiblePrice[]): VisiblePrice[] {
  return prices.flatMap((one, index) => {
    const next = prices[index + 1]
    if (!next || !standAlone(one, next, prices[index + 2])) return []
    const [lower, higher] = one.minor < next.minor ? [one, next] : [next, one]
    const isNear = lower.minor < higher.minor && lower.minor * 3 > higher.minor
    if (!isNear || one.currency !== next.currency) return []
    return isBare(lower) && isBare(higher) ? [higher] : []
  })
}

function standAlone(one: VisiblePrice, next: VisiblePrice, third: VisiblePrice | undefined) {
  const parent = one.node.parent
  if (!parent || next.node.parent !== parent || third?.node.parent === parent) return false
  if (isAside(one.node) || one.text === next.text) return false
  return parent.children.every(child => child === one.node || child === next.node || isBlank(child))
}

function isBlank(child: PageChild): boolean {
  return child.type === 'text' ? child.data.trim() === '' : child.name === 'br'
}

function isBare(price: VisiblePrice): boolean {
  if (isMarkedOther(price.node) || isNeverThePrice(price)) return false
  return (price.text.match(/\p{L}/gu)?.length ?? 0) <= 3
}
