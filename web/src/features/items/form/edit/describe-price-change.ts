import type { OwnerItem } from '@registry/shared/contract/items/items'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { remainingCents } from '@registry/shared/money/money'
import * as z from 'zod/mini'
import { priceCodec } from '../price-codec.ts'

/**
 * Describes what visitors would see with the typed price; undefined if it is unchanged or invalid.
 */
export function describePriceChange(
  item: Pick<OwnerItem, 'totalPrice' | 'amountContributed'>,
  typed: string,
): string | undefined {
  const { data: price } = z.safeDecode(priceCodec, typed)
  if (price === undefined || price === item.totalPrice) return undefined
  const left = remainingCents(price, item.amountContributed)
  const { givenComplete, givenOpen } = itemFormMessages
  return left === 0
    ? givenComplete(item.amountContributed, price)
    : givenOpen(item.amountContributed, price, left)
}
