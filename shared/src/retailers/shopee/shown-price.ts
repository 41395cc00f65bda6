import { type Page, textOf } from '../../parsed-page/page.ts'
import { isHidden } from '../generic/page-analysis/is-hidden.ts'
import { headingOf } from '../generic/page-analysis/landmarks.ts'
import { memoizePerPage } from '../generic/page-analysis/memoize-per-page.ts'
import { isNeverThePrice } from '../generic/visible-prices/price-labels.ts'
import { type ScoredPrice, scoredPricesOf } from '../generic/visible-prices/score-prices.ts'
import { isLowerEnd } from '../generic/visible-prices/visible-prices.ts'

/** The displayed price of an item. */
export interface ShownPrice {
  current: ScoredPrice
  original: ScoredPrice | undefined
  /** The lower end of a range: the price of the cheapest variant. */
  isRange: boolean
}

/** '$29.90 50% off' is one price: the percentage is not an amount. */
const SHARE = /\d\s?%|折/
/** Maximum number of elements between two related prices. */
const NEAR = 8

/**
 * Returns the displayed price. Class names are hashed, so it is the first price below the heading. Pages
 * before 2023 place the original price first, struck out only by a stylesheet; the discount between them
 * identifies it.
 */
export const shownPriceOf = memoizePerPage((page): ShownPrice | undefined => {
  const heading = headingOf(page)
  const tags = scoredPricesOf(page)
    .filter(({ node, isAside }) => heading && node.order > heading.order && !isAside)
    .filter(tag => !isHidden(tag.node) && (SHARE.test(tag.text) || !isNeverThePrice(tag)))
    .toSorted((a, b) => a.node.order - b.node.order)
  const current = tags.find(({ isStruck }) => !isStruck)
  if (!current) return undefined
  const beside = tags.filter(tag => tag !== current && isNear(tag, current))
  const lower = beside.find(tag => isDiscounted(current, tag, page))
  if (lower) return toShown(lower, current)
  return toShown(
    current,
    beside.find(
      tag => tag.minor > current.minor && (tag.isStruck || isDiscounted(tag, current, page)),
    ),
  )
})

function toShown(current: ScoredPrice, original: ScoredPrice | undefined): ShownPrice {
  return { current, original, isRange: isLowerEnd(current.text) }
}

function isNear(a: ScoredPrice, b: ScoredPrice): boolean {
  return Math.abs(a.node.order - b.node.order) <= NEAR
}

/** True if a percentage near two prices matches the reduction from the higher to the lower one. */
function isDiscounted(higher: ScoredPrice, lower: ScoredPrice, page: Page): boolean {
  if (lower.minor >= higher.minor) return false
  const from = Math.min(higher.node.order, lower.node.order)
  const around = page.nodes.slice(from - 1, Math.max(higher.node.last, lower.node.last) + NEAR)
  return around.some(node => {
    const share = shareLeft(textOf(node, 40))
    return share !== undefined && Math.abs(lower.minor / higher.minor - share) <= 0.0151
  })
}

/**
 * Returns the remaining share of a discount: '50% off' leaves 0.5; so does '5折', which states the share
 * to pay.
 */
function shareLeft(text: string): number | undefined {
  const off = /^\D{0,12}(\d{1,2})\s?%\D{0,12}$/.exec(text)?.[1]
  if (off) return 1 - Number(off) / 100
  const paid = /^(\d(?:\.\d)?)折$/.exec(text)?.[1]
  return paid ? Number(paid) / 10 : undefined
}
