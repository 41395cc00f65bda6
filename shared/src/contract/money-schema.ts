import * as z from 'zod/mini'
import { type Cents, centsFromDollars, dollarsFromCents, roundToCents } from '../money/money.ts'

/**
 * Converts money between the wire format, a JSON number of dollars with at most two decimals, and integer
 * cents. Rejects negative values, NaN, more decimals and values above 1,000,000 with the message `invalid`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const moneyOr = (invalid: string) =>
  z.codec(
    z.number(invalid),
    z.custom<Cents>(value => Number.isSafeInteger(value)),
    {
      decode: (dollars, ctx) => {
        const amount = centsFromDollars(dollars)
        if (amount !== undefined) return amount
        ctx.issues.push({ code: 'custom', message: invalid, input: dollars })
        return z.NEVER
      },
      encode: amount => dollarsFromCents(amount),
    },
  )

/** Money with the usual message. */
export const money = moneyOr('Please enter a valid amount')

/** A sum in responses; unlike `money` without an upper bound, since it adds up many amounts. */
export const moneySum = z.codec(
  z.number(),
  z.custom<Cents>(value => Number.isSafeInteger(value)),
  {
    decode: dollars => roundToCents(dollars),
    encode: amount => dollarsFromCents(amount),
  },
)
