import { type Cents, cents } from '../money/money.ts'

/** Three suggestions in whole dollars for a remaining amount, by what it is at most. */
const LADDER = [
  { upTo: 100_00, dollars: [15, 30, 60] },
  { upTo: 300_00, dollars: [50, 100, 200] },
  { upTo: Number.POSITIVE_INFINITY, dollars: [75, 150, 300] },
] as const

const MIN_IN_SMALL_LADDER = 5_00

/**
 * Amounts to offer for an item of which `remaining` is left: up to three below it from low to high,
 * then all of it. None when nothing is left.
 */
export function suggestedAmounts(remaining: Cents): Cents[] {
  if (remaining <= 0) return []
  const below = rungs(remaining).filter(amount => amount > 0 && amount < remaining)
  return [...new Set(below)].sort((a, b) => a - b).concat(remaining)
}

function rungs(remaining: Cents): Cents[] {
  if (remaining <= 10_00) return shares(remaining, [0.25, 0.5, 0.8], Math.round)
  if (remaining <= 30_00) {
    return shares(remaining, [0.3, 0.5, 0.8], wholeDollars).map(amount =>
      cents(Math.max(MIN_IN_SMALL_LADDER, amount)),
    )
  }
  const rung = LADDER.find(step => remaining <= step.upTo)
  const fixed = (rung?.dollars ?? []).map(dollars => cents(dollars * 100))
  const fits = fixed.every(amount => amount < remaining)
  // A ladder whose top is not below what is left falls back to shares of it.
  return fits ? fixed : shares(remaining, [0.25, 0.5, 0.75], wholeDollars)
}

function shares(
  remaining: Cents,
  parts: readonly number[],
  round: (amount: number) => number,
): Cents[] {
  return parts.map(part => cents(round(remaining * part)))
}

const wholeDollars = (amount: number) => Math.round(amount / 100) * 100
