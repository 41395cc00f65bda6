import { itemMessages } from '@registry/shared/messages/items/items'
import * as z from 'zod/mini'

/** Maximum of the contract; the minimum, 0, means an unspecified quantity. */
export const QUANTITY_MAX = 99

/** Parses an integer from 0 to 99; undefined for anything else. */
export function parseQuantity(text: string): number | undefined {
  const typed = text.trim()
  return /^\d{1,2}$/.test(typed) ? Number(typed) : undefined
}

/** Adds 1 or -1 to the typed quantity within its bounds; invalid text becomes 1. */
export function stepQuantity(text: string, by: 1 | -1): string {
  const now = parseQuantity(text)
  if (now === undefined) return '1'
  return String(Math.min(QUANTITY_MAX, Math.max(0, now + by)))
}

/** Codec between the quantity text of a field and a number. */
export const quantityCodec = z.codec(
  z.string(),
  z.custom<number>(value => Number.isSafeInteger(value)),
  {
    decode: (text, ctx) => {
      const quantity = parseQuantity(text)
      if (quantity !== undefined) return quantity
      ctx.issues.push({ code: 'custom', message: itemMessages.quantityInvalid, input: text })
      return z.NEVER
    },
    encode: String,
  },
)
