/** Integer number of minor units (cents for SGD), branded so that dollars cannot be passed as cents. */
export type Cents = number & { readonly __unit: 'cents' }

/** Maximum amount in a request: 1,000,000.00. */
export const MAX_CENTS = 100_000_000 as Cents

/** Brands an integer as cents. Throws RangeError for any other number. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`)
  return value as Cents
}

export const ZERO = cents(0)

/** Returns the sum of amounts in one currency. */
export function addCents(...amounts: Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** Returns the remaining amount of a price, never below zero. */
export function remainingCents(price: Cents, given: Cents): Cents {
  return cents(Math.max(0, price - given))
}

/**
 * Converts dollars with at most two decimals, the wire format, to cents. Undefined for NaN, infinities,
 * negative values, more decimals, and values above 1,000,000.
 */
export function centsFromDollars(dollars: number): Cents | undefined {
  if (!Number.isFinite(dollars) || dollars < 0) return undefined
  // Adding zero converts -0, which JSON can contain, to 0.
  const whole = Math.round(dollars * 100) + 0
  if (whole > MAX_CENTS || whole / 100 !== dollars) return undefined
  return cents(whole)
}

/** Rounds dollars to the nearest cent. Throws RangeError for NaN and infinities. */
export function roundToCents(dollars: number): Cents {
  return cents(Math.round(dollars * 100))
}

/** Rounds cents, which may have a fraction, to whole dollars: 1250 gives 1300. */
export function roundToDollars(amount: number): Cents {
  return cents(Math.round(amount / 100) * 100)
}

/** Converts cents to dollars, the wire format: 2550 gives 25.5. Exact for every amount. */
export function dollarsFromCents(amount: Cents): number {
  return amount / 100
}
