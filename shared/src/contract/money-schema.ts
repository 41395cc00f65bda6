import * as z from 'zod/mini'
import { type Cents, centsFromDollars, dollarsFromCents, roundToCents } from '../money/money.ts'

/**
 * Converts money between the wire format, a JSON number of dollars with at most two decimals, and integer
 * cents. Rejects negative values, NaN, more decimals and values above 1,000,000.
 */
export const money = z.codec(
  z.number(),
  z.custom<Cents>(value => Number.isSafeInteger(value)),
  {
    decode: (dollars, ctx) => {
      const amount = centsFromDollars(dollars)
      if (amount !== undefined) return amount
      ctx.issues.push({ code: 'custom', message: 'Please enter a valid amount', input: dollars })
      return z.NEVER
    },
    encode: amount => dollarsFromCents(amount),
  },
)

/** A sum in responses; unlike `money` without an upper bound, since it adds up many amounts. */
export const moneySum = z.codec(
  z.number(),
  z.custom<Cents>(value => Number.isSafeInteger(value)),
  {
    decode: dollars => roundToCents(dollars),
    encode: amount => dollarsFromCents(amount),
  },
)
