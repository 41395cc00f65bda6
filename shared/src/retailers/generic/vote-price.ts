import { isSharedToken } from '../../money/currency-tokens.ts'
import { toMajor } from '../../money/to-minor.ts'
import type { Page } from '../../page/page.ts'
import type { PriceCandidate } from '../candidate.ts'
import { type ScoredPrice, scoredPricesOf } from './score-visible.ts'
import { isLowerEnd } from './visible-prices.ts'

export interface PriceVerdict {
  price: PriceCandidate
  confidence: number
}

/**
 * Chooses among what the page states and what it shows. A stated amount that is also shown near the
 * title wins; one that is shown only struck out loses to the shown one.
 */
export function votePrice(page: Page, stated: readonly PriceCandidate[]): PriceVerdict | undefined {
  const shown = scoredPricesOf(page)
  const isFree = stated.some(({ minor, weight }) => minor === 0 && weight >= 0.7)
  const believable = believableOf(shown, isFree ? 3 : 1.5)
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
  return (
    winner && {
      price: inShownCurrency(winner.best, shown),
      confidence: Math.min(
        certaintyOf(winner.total, next?.total ?? 0),
        winner.isLowest ? OF_A_RANGE : 1,
      ),
    }
  )
}

/** The lower end of a range is a price, but perhaps not of what is chosen. */
const OF_A_RANGE = 0.5

/** What so many votes have been worth on saved pages, whole and mutilated: votes, then how often they were right. */
const CERTAINTY: readonly (readonly [number, number])[] = [
  [0, 0.2],
  [0.3, 0.45],
  [0.6, 0.7],
  [0.9, 0.85],
  [1.2, 0.92],
  [1.6, 0.97],
  [2, 1],
]

/** Votes as a share of right answers. A close second makes them worth less. */
function certaintyOf(votes: number, next: number): number {
  const worth = votes - (next > votes - 0.3 ? 0.35 : 0)
  const above = CERTAINTY.findIndex(([at]) => at >= worth)
  const [from, low] = CERTAINTY[Math.max(0, above - 1)] ?? [0, 0.2]
  const [to, high] = CERTAINTY[above] ?? [2, 1]
  if (above < 0) return 1
  return to === from ? low : low + ((high - low) * Math.max(0, worth - from)) / (to - from)
}

/** Where the page shows the very amount in another currency, and leaves no doubt which, that is the currency. */
function inShownCurrency(price: PriceCandidate, shown: readonly ScoredPrice[]): PriceCandidate {
  const tag = shown.find(one => one.score > 2 && !one.isStruck && keyOf(one) === keyOf(price))
  const isPlain = tag?.written && !isSharedToken(tag.written)
  if (!tag || !isPlain || !price.currency || tag.currency === price.currency) return price
  return { ...price, minor: tag.minor, currency: tag.currency }
}

/** Tags that are likely enough by themselves, else the one that stands far above all others. */
function believableOf(shown: readonly ScoredPrice[], least: number): ScoredPrice[] {
  const likely = shown.filter(({ score, isStruck }) => score > least && !isStruck)
  const [top] = shown
  if (likely.length > 0 || !top || top.isStruck || least > 2) return likely
  const next = shown.find(price => price.minor !== top.minor)?.score ?? 0
  return top.score > 0.9 && next < top.score - 1.2 ? [top] : []
}

interface Ballot {
  best: PriceCandidate
  byRule: Map<string, number>
  /** All that name the amount call it the least. */
  isLowest: boolean
}

function addTo(groups: Map<string, Ballot>, candidate: PriceCandidate, weight: number): void {
  const key = keyOf(candidate)
  const ballot = groups.get(key) ?? { best: candidate, byRule: new Map(), isLowest: true }
  ballot.byRule.set(candidate.rule, Math.max(weight, ballot.byRule.get(candidate.rule) ?? 0))
  ballot.isLowest &&= candidate.isLowest === true
  if (weight > ballot.best.weight || (ballot.best.currency === null && candidate.currency))
    ballot.best = candidate
  groups.set(key, ballot)
}

function keyOf({ minor, currency }: Pick<PriceCandidate, 'minor' | 'currency'>): string {
  return String(toMajor(minor, currency))
}

/** Sources that agree add to each other, each less than the one before. */
function total({ best, byRule }: Ballot, shown: readonly ScoredPrice[]): number {
  const weights = [...byRule.values()].sort((a, b) => b - a)
  const sum = weights.reduce((all, weight, index) => all + weight / (index + 1), 0)
  const same = shown.filter(price => keyOf(price) === keyOf(best))
  const onlyStruck = same.length > 0 && same.every(price => price.isStruck)
  return sum - (onlyStruck ? 1 : 0) - contradiction(best.minor, shown)
}

/**
 * What the page shows nowhere, while it clearly shows another amount near it, is out of date. Where the
 * two differ as much as a tax does, the shown one need not be so clear.
 */
function contradiction(minor: number, shown: readonly ScoredPrice[]): number {
  const top = shown.find(price => !price.isStruck)
  if (!top || top.isAside || isLowerEnd(top.text) || shown.some(price => price.minor === minor))
    return 0
  const ratio = top.minor / minor
  const isTax = (ratio > 1.04 && ratio < 1.28) || (ratio < 0.97 && ratio > 0.78)
  if (isTax && top.score > 1.5) return top.score >= 2.5 ? 0.55 : 0.35
  if (top.score < 3.3) return 0
  // A hundred times as much is the same amount in minor units.
  return minor === top.minor * 100 || (ratio < 3 && ratio > 1 / 3) ? 0.35 : 0
}

function shownWeight({ score }: ScoredPrice): number {
  return Math.min(1.1, 0.18 * score)
}

function toCandidate({ minor, currency, node, score, text }: ScoredPrice): PriceCandidate {
  return {
    minor,
    currency,
    node,
    role: 'current',
    isLowest: isLowerEnd(text),
    rule: 'shown',
    weight: Math.min(0.6, 0.1 * score),
  }
}
