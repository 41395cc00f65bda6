import * as z from 'zod/mini'
import { type Cents, cents, centsFromDollars, dollarsFromCents } from '../money/money.ts'

/**
 * Money on the wire and inside: a JSON number of dollars with at most two decimals out there,
 * integer cents in here. Refuses negatives, NaN, further decimals and values above 1,000,000.
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

/** A sum that only answers carry: of many amounts, so without the bound that one amount has. */
export const moneySum = z.codec(
  z.number(),
  z.custom<Cents>(value => Number.isSafeInteger(value)),
  {
    decode: dollars => cents(Math.round(dollars * 100)),
    encode: amount => dollarsFromCents(amount),
  },
)
