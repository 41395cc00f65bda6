import { elementLabels, isWithin, type Page, type PageNode } from '../../../parsed-page/page.ts'
import { isAside } from '../page-analysis/aside.ts'
import { buyButtonsOf } from '../page-analysis/buy-buttons.ts'
import { isHidden } from '../page-analysis/is-hidden.ts'
import { headingOf } from '../page-analysis/landmarks.ts'
import { memoizePerPage } from '../page-analysis/memoize-per-page.ts'
import { isMarkedCurrent, isMarkedOther } from './price-context.ts'
import { hasDoubtfulLabel, hasPriceLabel, isNeverThePrice, textAround } from './price-labels.ts'
import { findStruckPrices } from './struck-prices.ts'
import { type VisiblePrice, visiblePricesOf } from './visible-prices.ts'

export interface ScoredPrice extends VisiblePrice {
  /** Plausibility as the product's price: above 0 is plausible, above 3 is strong. */
  score: number
  isStruck: boolean
  isAside: boolean
}

/** Returns the visible prices with their scores, best first. */
export const scoredPricesOf = memoizePerPage((page): readonly ScoredPrice[] => {
  const prices = visiblePricesOf(page)
  const counts = countSignatures(prices)
  const struck = findStruckPrices(prices)
  const company = priceNeighbours(prices, page)
  const scored = prices.map((price, index): ScoredPrice => {
    const isStruck = struck.has(price)
    // Position decides: no other property can outweigh a block of other products.
    if (isAside(price.node)) return { ...price, score: -5 - index * 0.01, isStruck, isAside: true }
    const bonus = isStruck ? -4 : scoreNeighbours(price, company)
    const score = scorePrice(price, page, counts) + bonus
    return { ...price, score: score - index * 0.01, isStruck, isAside: false }
  })
  return scored.sort((a, b) => b.score - a.score)
})

/** Raises the score of the first price below the heading, and of repeated amounts. */
function scoreNeighbours(price: VisiblePrice, { below, times }: PriceNeighbours): number {
  const same = times.get(price.minor) ?? 0
  return (below === price ? 0.6 : 0) + (same > 1 && same < 5 ? 0.4 : 0)
}

interface PriceNeighbours {
  /** The first price below the heading. */
  below: VisiblePrice | undefined
  /** Number of occurrences of each amount. */
  times: ReadonlyMap<number, number>
}

/** Computed once per page: doing it for each of up to 400 prices would be quadratic. */
function priceNeighbours(prices: readonly VisiblePrice[], page: Page): PriceNeighbours {
  const heading = headingOf(page)?.order ?? Number.POSITIVE_INFINITY
  const ours = prices.filter(({ node }) => !isAside(node))
  const times = new Map<number, number>()
  for (const { minor } of ours) times.set(minor, (times.get(minor) ?? 0) + 1)
  return { below: ours.find(({ node }) => node.order > heading), times }
}

function scorePrice(price: VisiblePrice, page: Page, counts: Map<string, number>): number {
  const { node } = price
  const around = textAround(price)
  let score = 0
  if (/price|prix|preis|precio|prezzo|cena|amount/.test(marksWithin(node, 3))) score += 1.5
  if (isMarkedCurrent(node)) score += 0.7
  if (isMarkedOther(node)) score -= 2.5
  if (isNeverThePrice(price)) score -= 4
  else if (hasDoubtfulLabel(around)) score -= 2
  if (hasPriceLabel(around)) score += 0.4
  if (price.written === null) score -= 0.7
  if (isHidden(node)) score -= 2
  if ((counts.get(signatureOf(node)) ?? 0) > 5) score -= 1.5
  if (isLinked(node)) score -= 1.5
  return score + scorePlace(node, page)
}

/** Scores the distance to the heading and to the buy buttons. */
function scorePlace(node: PageNode, page: Page): number {
  const heading = headingOf(page)
  let score = 0
  if (heading) {
    const distance = node.order - heading.order
    if (distance >= 0)
      score += distance < 60 ? 1.5 : distance < 200 ? 1 : distance < 600 ? 0.3 : -0.7
    else score += distance > -60 ? 0.4 : -0.8
  }
  return score + scoreButtons(node, page)
}

function scoreButtons(node: PageNode, page: Page): number {
  const buttons = buyButtonsOf(page)
  if (buttons.length === 0) return 0
  const distances = buttons
    .slice(0, 4)
    .map((button, index) => Math.abs(button.order - node.order) + index * 20)
  const nearest = Math.min(...distances)
  const shared = buttons.slice(0, 2).some(button => sharesBlock(node, button))
  return (
    (shared ? 0.8 : 0) + (nearest < 40 ? 1.2 : nearest < 150 ? 0.8 : nearest < 400 ? 0.2 : -0.5)
  )
}

function sharesBlock(node: PageNode, button: PageNode): boolean {
  let block: PageNode | undefined = node
  for (let level = 0; block && level < 6; level++) {
    if (isWithin(button, block)) return true
    block = block.parent
  }
  return false
}

function marksWithin(node: PageNode, levels: number): string {
  const marks: string[] = []
  let here: PageNode | undefined = node
  for (let level = 0; here && level < levels; level++) {
    marks.push(elementLabels(here))
    here = here.parent
  }
  return marks.join(' ')
}

function isLinked(node: PageNode): boolean {
  let here: PageNode | undefined = node
  for (let level = 0; here && level < 5; level++) {
    if (here.name === 'a' && !/^(?:#|javascript)/i.test(here.attribs.href ?? '#')) return true
    here = here.parent
  }
  return false
}

function countSignatures(prices: readonly VisiblePrice[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { node } of prices) {
    const signature = signatureOf(node)
    counts.set(signature, (counts.get(signature) ?? 0) + 1)
  }
  return counts
}

function signatureOf(node: PageNode): string {
  return `${node.name}.${node.attribs.class}<${node.parent?.name}.${node.parent?.attribs.class}`
}
