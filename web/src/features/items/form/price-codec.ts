import { itemMessages } from '@registry/shared/messages/items/items'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'
import { parseTypedPrice } from '@registry/shared/money/parse-typed-amount'
import * as z from 'zod/mini'

/** Codec between the price text of a field and cents. */
export const priceCodec = z.codec(
  z.string(),
  z.custom<Cents>(value => Number.isSafeInteger(value)),
  {
    decode: (text, ctx) => {
      const amount = parseTypedPrice(text)
      if (amount !== undefined) return amount
      ctx.issues.push({ code: 'custom', message: itemMessages.priceInvalid, input: text })
      return z.NEVER
    },
    encode: amount => formatPlainAmount(amount),
  },
)
