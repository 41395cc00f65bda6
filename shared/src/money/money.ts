/**
 * Money is an integer number of minor units (cents for SGD) in one branded type, so that a dollar
 * amount can never be taken for cents by accident.
 */
export type Cents = number & { readonly __unit: 'cents' }

/** The highest amount that one call may name: 1,000,000.00. */
export const MAX_CENTS = 100_000_000 as Cents

/** Brands a whole number of cents. Throws RangeError on anything that is not one. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`)
  return value as Cents
}

export const ZERO = cents(0)

/** Sum of amounts in one currency. */
export function addCents(...amounts: Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** What is left of a price after what was given: never below zero. */
export function remainingCents(price: Cents, given: Cents): Cents {
  return cents(Math.max(0, price - given))
}

/**
 * Dollars with at most two decimals, as they cross the wire, to cents.
 * Gives undefined for NaN, infinities, negatives, more decimals, and values above 1,000,000.
 */
export function centsFromDollars(dollars: number): Cents | undefined {
  if (!Number.isFinite(dollars) || dollars < 0) return undefined
  // Adding zero makes the zero that JSON can spell `-0` an ordinary one.
  const whole = Math.round(dollars * 100) + 0
  if (whole > MAX_CENTS || whole / 100 !== dollars) return undefined
  return cents(whole)
}

/** Cents to dollars for the wire: 2550 gives 25.5. Exact, since a double holds every such quotient. */
export function dollarsFromCents(amount: Cents): number {
  return amount / 100
}
