import { type Cents, cents, roundToDollars } from '../money/money.ts'

/** Three suggestions in cents, by upper limit of the remaining amount. */
const SUGGESTION_TABLE = [
  { upTo: 100_00, amounts: [15_00, 30_00, 60_00] },
  { upTo: 300_00, amounts: [50_00, 100_00, 200_00] },
  { upTo: Number.POSITIVE_INFINITY, amounts: [75_00, 150_00, 300_00] },
] as const

/** Number of suggestions, without the remaining amount itself. */
const SUGGESTED = 3

const MIN_SMALL_SUGGESTION = 5_00

/**
 * Returns the suggested amounts for an item with `remaining` left: up to three smaller ones in ascending
 * order, then all of it. Empty if nothing is left.
 */
export function suggestedAmounts(remaining: Cents): Cents[] {
  if (remaining <= 0) return []
  const below = baseSuggestions(remaining).filter(amount => amount > 0 && amount < remaining)
  return [...new Set(below)].sort((a, b) => a - b).concat(remaining)
}

function baseSuggestions(remaining: Cents): Cents[] {
  if (remaining <= 10_00) return shares(remaining, [0.25, 0.5, 0.8], Math.round)
  if (remaining <= 30_00) {
    return shares(remaining, [0.3, 0.5, 0.8], roundToDollars).map(amount =>
      cents(Math.max(MIN_SMALL_SUGGESTION, amount)),
    )
  }
  const rung = SUGGESTION_TABLE.find(step => remaining <= step.upTo)
  const fixed = (rung?.amounts ?? []).map(amount => cents(amount))
  return withShares(
    fixed.filter(amount => amount < remaining),
    shares(remaining, [0.75, 0.5, 0.25], roundToDollars),
  )
}

/** Fills up to three suggestions with shares of the remaining amount, the largest first. */
function withShares(fits: Cents[], fallbacks: Cents[]): Cents[] {
  const missing = fallbacks.filter(amount => !fits.includes(amount))
  return [...fits, ...missing.slice(0, SUGGESTED - fits.length)]
}

function shares(
  remaining: Cents,
  parts: readonly number[],
  round: (amount: number) => number,
): Cents[] {
  return parts.map(part => cents(round(remaining * part)))
}
