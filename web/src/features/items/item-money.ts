import type { OwnerItem } from '@registry/shared/contract/items'
import { addCents, type Cents, remainingCents } from '@registry/shared/money/money'

export interface ItemMoney {
  /** Seen in the bank by the owner. */
  confirmed: Cents
  /** Said by a guest, not yet seen. */
  promised: Cents
  left: Cents
}

/** What an item has received, what is promised, and what is left of its price. */
export function sumItemMoney(item: OwnerItem): ItemMoney {
  const sum = (isVerified: boolean) =>
    addCents(
      ...item.contributors
        .filter(contributor => contributor.paymentVerified === isVerified)
        .map(contributor => contributor.amount),
    )
  return {
    confirmed: sum(true),
    promised: sum(false),
    left: remainingCents(item.totalPrice, item.amountContributed),
  }
}

export function itemStatus(item: OwnerItem): 'open' | 'partly' | 'gifted' {
  if (item.isFullyFunded) return 'gifted'
  return item.contributorCount > 0 ? 'partly' : 'open'
}
