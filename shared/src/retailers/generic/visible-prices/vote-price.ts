import { contradictsCurrency, isSharedToken } from '../../../money/currency-tokens.ts'
import { toMajor } from '../../../money/to-minor.ts'
import type { Page } from '../../../parsed-page/page.ts'
import { UNCERTAIN } from '../../product.ts'
import type { PriceCandidate } from '../../retailer.ts'
import { isVariantUrl } from '../page-analysis/requested-variant.ts'
import { type ScoredPrice, scoredPricesOf } from './score-prices.ts'
import { isCalledOriginal } from './struck-prices.ts'
import { isLowerEnd } from './visible-prices.ts'

export interface PriceVerdict {
  price: PriceCandidate
  confidence: number
  /** Another current price that a source states; the owner decides. */
  rival?: PriceCandidate | undefined
}

/**
 * Chooses the price by a weighted vote of stated and visible prices. A stated amount that is also visible
 * near the title wins; an amount that is only visible struck out loses.
 */
export function votePrice(page: Page, stated: readonly PriceCandidate[]): PriceVerdict | undefined {
  const shown = withOriginals(scoredPricesOf(page), stated)
  const isFree = stated.some(({ minor, weight }) => minor === 0 && weight >= 0.7)
  const believable = plausiblePrices(shown, isFree ? 3 : 1.5)
  const originals = new Set(stated.filter(({ role }) => role === 'original').map(keyOf))
  const groups = new Map<string, Ballot>()
  for (const candidate of stated.filter(({ role, minor }) => role === 'current' && minor > 0)) {
    addTo(groups, candidate, candidate.weight)
  }
  for (const price of believable.slice(0, 6)) addTo(groups, toCandidate(price), shownWeight(price))
  const ballots = [...groups.values()].map(ballot => ({
    ...ballot,
    total: total(ballot, shown) - (originals.has(keyOf(ballot.best)) ? 0.5 : 0),
  }))
  const [winner, next] = ballots.sort((a, b) => b.total - a.total)
  if (!winner) return undefined
  const rival = findRival(winner, ballots, page)
  return {
    price: withVisibleCurrency(winner.best, shown),
    confidence: Math.min(
      toConfidence(winner.total, next?.total ?? 0),
      winner.most,
      rival ? MAX_DISPUTED_CONFIDENCE : 1,
    ),
    rival: rival && withVisibleCurrency(rival.best, shown),
  }
}

/** Marks amounts that the page calls the original price, above a stated price, as struck out. */
function withOriginals(
  shown: readonly ScoredPrice[],
  stated: readonly PriceCandidate[],
): readonly ScoredPrice[] {
  const least = Math.min(
    ...stated
      .filter(({ role, minor, weight }) => role === 'current' && minor > 0 && weight >= 0.7)
      .map(({ minor }) => minor),
  )
  return shown.map(price =>
    !price.isStruck && price.minor > least && price.minor < least * 10 && isCalledOriginal(price)
      ? { ...price, isStruck: true }
      : price,
  )
}

/** Maximum confidence of the lower end of a range, since the selected variant may cost more. */
const MAX_RANGE_CONFIDENCE = 0.5

/** Maximum confidence of a price where another source states another one: the owner has to check it. */
export const MAX_DISPUTED_CONFIDENCE = 0.55
/** Weight from which a source counts as stating the price. */
const STATING = 0.7

/**
 * Returns another current price that a source states, without a reason on the page: neither is it struck
 * out or something else there, nor the offer of another variant.
 */
function findRival(winner: Ballot, ballots: readonly Ballot[], page: Page): Ballot | undefined {
  const shown = scoredPricesOf(page)
  // The page of a variant shows the variant's price.
  if (winner.byRule.has('shown') && isVariantUrl(page.url)) return undefined
  if ([...winner.byRule].some(([rule, weight]) => isSelected(rule, weight))) return undefined
  return ballots.find(other => {
    const { best, byRule } = other
    if (keyOf(best) === keyOf(winner.best)) return false
    if (isWithoutTax(best.minor, winner.best.minor)) return false
    // A source that states both amounts lists variants.
    const isStated = [...byRule].some(
      ([rule, weight]) => rule !== 'shown' && weight >= STATING && !winner.byRule.has(rule),
    )
    return isStated && !shown.some(price => keyOf(price) === keyOf(best) && price.isStruck)
  })
}

/** True for a rule of the retailer, or for the variant that the URL selects: others are no rivals. */
function isSelected(rule: string, weight: number): boolean {
  return rule !== 'shown' && (weight >= 0.95 || /(?:variant|variation)$/.test(rule))
}

/** Common rates of sales taxes in percent. */
const TAX_RATES = [5, 7, 8, 9, 10, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27]

/** True if an amount is a price without its tax. */
function isWithoutTax(net: number, gross: number): boolean {
  return TAX_RATES.some(rate => Math.abs(net * (1 + rate / 100) - gross) <= Math.max(1, net / 1000))
}

/**
 * Measured on saved pages, complete and with parts removed: total weight, and the share of correct
 * results.
 */
const CERTAINTY: readonly (readonly [number, number])[] = [
  [0, 0.2],
  [0.3, 0.45],
  [0.6, 0.7],
  [0.9, 0.85],
  [1.2, 0.92],
  [1.6, 0.97],
  [2, 1],
]

/** Converts a total weight to a confidence by interpolation; a close second reduces it. */
function toConfidence(votes: number, next: number): number {
  const worth = votes - (next > votes - 0.3 ? 0.35 : 0)
  const above = CERTAINTY.findIndex(([at]) => at >= worth)
  const [from, low] = CERTAINTY[Math.max(0, above - 1)] ?? [0, 0.2]
  const [to, high] = CERTAINTY[above] ?? [2, 1]
  if (above < 0) return 1
  return to === from ? low : low + ((high - low) * Math.max(0, worth - from)) / (to - from)
}

/** Uses the currency of a visible price with the same amount and an unambiguous symbol. */
function withVisibleCurrency(price: PriceCandidate, shown: readonly ScoredPrice[]): PriceCandidate {
  const tag = shown.find(one => one.score > 2 && !one.isStruck && keyOf(one) === keyOf(price))
  if (!tag?.written || !price.currency || tag.currency === price.currency) return price
  // A shared symbol, such as '$', only decides against a currency that it cannot mean.
  if (isSharedToken(tag.written) && !contradictsCurrency(tag.written, price.currency)) return price
  return { ...price, minor: tag.minor, currency: tag.currency }
}

/** Returns visible prices above the threshold, else the top one if it leads clearly. */
function plausiblePrices(shown: readonly ScoredPrice[], least: number): ScoredPrice[] {
  const likely = shown.filter(({ score, isStruck }) => score > least && !isStruck)
  const [top] = shown
  if (likely.length > 0 || !top || top.isStruck || least > 2) return likely
  const next = shown.find(price => price.minor !== top.minor)?.score ?? 0
  return top.score > 0.9 && next < top.score - 1.2 ? [top] : []
}

interface Ballot {
  best: PriceCandidate
  byRule: Map<string, number>
  /** The highest of its candidates' maximum confidences. */
  most: number
}

function addTo(groups: Map<string, Ballot>, candidate: PriceCandidate, weight: number): void {
  const key = keyOf(candidate)
  const ballot = groups.get(key) ?? { best: candidate, byRule: new Map(), most: 0 }
  ballot.byRule.set(candidate.rule, Math.max(weight, ballot.byRule.get(candidate.rule) ?? 0))
  ballot.most = Math.max(ballot.most, maxConfidence(candidate))
  if (weight > ballot.best.weight || (ballot.best.currency === null && candidate.currency))
    ballot.best = candidate
  groups.set(key, ballot)
}

function maxConfidence({ isLowest, isAmbiguous }: PriceCandidate): number {
  if (isLowest) return MAX_RANGE_CONFIDENCE
  return isAmbiguous ? UNCERTAIN : 1
}

function keyOf({ minor, currency }: Pick<PriceCandidate, 'minor' | 'currency'>): string {
  return String(toMajor(minor, currency))
}

/** Sums the weights of agreeing sources, each further one counting less. */
function total({ best, byRule }: Ballot, shown: readonly ScoredPrice[]): number {
  const weights = [...byRule.values()].sort((a, b) => b - a)
  const sum = weights.reduce((all, weight, index) => all + weight / (index + 1), 0)
  const same = shown.filter(price => keyOf(price) === keyOf(best))
  const onlyStruck = same.length > 0 && same.every(price => price.isStruck)
  const penalty = onlyStruck ? 1 : isOnlyDoubtful(same, shown) ? 0.6 : 0
  return sum - penalty - visibilityPenalty(best, shown)
}

/** Score from which a visible price is clearly that of the product. */
const CLEAR = 2.5

/** True if an amount is visible only as something else, such as a bid or a fee, beside a clear price. */
function isOnlyDoubtful(same: readonly ScoredPrice[], shown: readonly ScoredPrice[]): boolean {
  return (
    same.length > 0 && same.every(({ score }) => score < 0.5) && (shown[0]?.score ?? 0) >= CLEAR
  )
}

/**
 * Returns the penalty for a stated amount that is not visible while another one clearly is: it is
 * probably outdated. A difference the size of a tax needs less evidence.
 */
function visibilityPenalty(stated: PriceCandidate, shown: readonly ScoredPrice[]): number {
  const { minor, currency } = stated
  const top = shown.find(price => !price.isStruck)
  if (!top || top.isAside || isLowerEnd(top.text) || shown.some(price => price.minor === minor))
    return 0
  if (top.score >= CLEAR && top.written && currency && contradictsCurrency(top.written, currency))
    return 0.9
  if (top.score >= CLEAR && stated.isOneOfMany) return 0.4
  const ratio = top.minor / minor
  const isTax = (ratio > 1.04 && ratio < 1.28) || (ratio < 0.97 && ratio > 0.78)
  if (isTax && top.score > 1.5) return top.score >= 2.5 ? 0.55 : 0.35
  if (top.score < 3.3) return 0
  // A hundredfold amount is the same amount in minor units.
  return minor === top.minor * 100 || (ratio < 3 && ratio > 1 / 3) ? 0.35 : 0
}

function shownWeight({ score }: ScoredPrice): number {
  return Math.min(1.1, 0.18 * score)
}

function toCandidate({ minor, currency, score, text }: ScoredPrice): PriceCandidate {
  return {
    minor,
    currency,
    role: 'current',
    isLowest: isLowerEnd(text),
    rule: 'shown',
    weight: Math.min(0.6, 0.1 * score),
  }
}
