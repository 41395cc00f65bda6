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

/** Two suggestions that differ by at most this part of the larger one look like the same choice. */
const MIN_GAP = 0.05

/** Gap of the amounts that fill up the table, which are free to keep a clearer distance. */
const FILL_GAP = 0.15

const USUAL_AMOUNT = cents(50_00)

/** Returns the amount that the form starts with. */
export const usualAmount = (remaining: Cents): Cents => cents(Math.min(USUAL_AMOUNT, remaining))

/**
 * Returns the suggested amounts for an item with `remaining` left: up to three smaller ones in ascending
 * order, then the whole sum. They differ by more than 5 %. Empty if nothing is left.
 */
export function suggestedAmounts(remaining: Cents): Cents[] {
  if (remaining <= 0) return []
  const below = baseSuggestions(remaining).filter(amount => amount > 0 && amount < remaining)
  return withoutClashes([remaining], below, MIN_GAP).sort((a, b) => a - b)
}

/** Appends those of `amounts` that differ from all previous ones by more than a part of the larger one. */
function withoutClashes(chosen: Cents[], amounts: Cents[], gap: number): Cents[] {
  const all = [...chosen]
  for (const amount of amounts) {
    const isClash = all.some(other => Math.abs(other - amount) <= gap * Math.max(other, amount))
    if (!isClash) all.push(amount)
  }
  return all
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
  const fits = withoutClashes(
    [remaining],
    fixed.filter(amount => amount < remaining),
    MIN_GAP,
  )
  // Shares replace the amounts that do not fit or that are too close to the remaining amount.
  const fallbacks = shares(remaining, [0.75, 0.5, 0.25], roundToDollars)
  return withoutClashes(fits, fallbacks, FILL_GAP).slice(1, SUGGESTED + 1)
}

function shares(
  remaining: Cents,
  parts: readonly number[],
  round: (amount: number) => number,
): Cents[] {
  return parts.map(part => cents(round(remaining * part)))
}
