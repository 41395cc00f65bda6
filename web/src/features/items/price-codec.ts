import { itemMessages } from '@registry/shared/messages/items/items'
import { formatPlainAmount } from '@registry/shared/money/format-money'
import { type Cents, centsFromDollars } from '@registry/shared/money/money'
import * as z from 'zod/mini'

/** Price in dollars as typed: '$1,234.50', 'S$ 80' or '80'. */
const TYPED_PRICE = /^(?:S?\$)?\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/i

function centsOf(text: string): Cents | undefined {
  const match = TYPED_PRICE.exec(text.trim())
  if (!match) return undefined
  return centsFromDollars(Number(`${match[1]?.replaceAll(',', '')}${match[2] ?? ''}`))
}

/** Codec between the price text of a field and cents. */
export const priceCodec = z.codec(
  z.string(),
  z.custom<Cents>(value => Number.isSafeInteger(value)),
  {
    decode: (text, ctx) => {
      const amount = centsOf(text)
      if (amount !== undefined) return amount
      ctx.issues.push({ code: 'custom', message: itemMessages.priceInvalid, input: text })
      return z.NEVER
    },
    encode: amount => formatPlainAmount(amount),
  },
)
