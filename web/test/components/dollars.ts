import { type Cents, centsFromDollars } from '@registry/shared/money/money'

/** Converts dollars to cents; throws for an amount that the API would reject. */
export function dollars(amount: number): Cents {
  const found = centsFromDollars(amount)
  if (found === undefined) throw new Error(`${amount} is not an amount in dollars`)
  return found
}
