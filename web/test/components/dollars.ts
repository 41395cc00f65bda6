import { type Cents, cents } from '@registry/shared/money/money'

/** Converts dollars to cents. */
export function dollars(amount: number): Cents {
  return cents(Math.round(amount * 100))
}
