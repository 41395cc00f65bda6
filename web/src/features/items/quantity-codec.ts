import { itemMessages } from '@registry/shared/messages/items'
import * as z from 'zod/mini'

/** As the contract has it: 0 says nothing about how many. */
export const QUANTITY_MAX = 99

/** A whole number from 0 to 99, as it is typed; undefined for anything else. */
export function parseQuantity(text: string): number | undefined {
  const typed = text.trim()
  return /^\d{1,2}$/.test(typed) ? Number(typed) : undefined
}

/** One more or one fewer than what is typed, within bounds; from what is no number on, 1. */
export function stepQuantity(text: string, by: 1 | -1): string {
  const now = parseQuantity(text)
  if (now === undefined) return '1'
  return String(Math.min(QUANTITY_MAX, Math.max(0, now + by)))
}

/** A quantity as text in a field, a number inside. */
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
