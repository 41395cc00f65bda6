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

/** Least difference between a share that fills up the table and any other suggestion, as a part of the larger one. */
const FILL_GAP = 0.15

const USUAL_AMOUNT = cents(50_00)

/** Returns the amount that the form starts with. */
export const usualAmount = (remaining: Cents): Cents => cents(Math.min(USUAL_AMOUNT, remaining))

/**
 * Returns the suggested amounts for an item with `remaining` left: up to three smaller ones in ascending
 * order, then the whole sum. Empty if nothing is left.
 */
export function suggestedAmounts(remaining: Cents): Cents[] {
  if (remaining <= 0) return []
  const below = baseSuggestions(remaining).filter(amount => amount > 0 && amount < remaining)
  return [...new Set([...below, remaining])].sort((a, b) => a - b)
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
  const suggested = fixed.filter(amount => amount < remaining)
  // Shares replace the amounts that do not fit.
  for (const share of shares(remaining, [0.75, 0.5, 0.25], roundToDollars)) {
    const isNear = [...suggested, remaining].some(
      other => Math.abs(other - share) <= FILL_GAP * Math.max(other, share),
    )
    if (suggested.length < SUGGESTED && !isNear) suggested.push(share)
  }
  return suggested
}

function shares(
  remaining: Cents,
  parts: readonly number[],
  round: (amount: number) => number,
): Cents[] {
  return parts.map(part => cents(round(remaining * part)))
}
