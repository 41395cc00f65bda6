import type { OwnerItem } from '@registry/shared/contract/items/items'
import { addCents, type Cents, remainingCents } from '@registry/shared/money/money'

interface ItemFundingSums {
  /** Contributions confirmed by the owner. */
  confirmed: Cents
  /** Contributions not yet confirmed. */
  promised: Cents
  left: Cents
}

/** Returns the confirmed, unconfirmed and remaining amounts of an item. */
export function sumItemFunding(item: OwnerItem): ItemFundingSums {
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

/** Sums up the funding of all items. */
export function sumRegistryFunding(items: OwnerItem[]) {
  const sums = items.map(sumItemFunding)
  return {
    value: addCents(...items.map(item => item.totalPrice)),
    confirmed: addCents(...sums.map(sum => sum.confirmed)),
    promised: addCents(...sums.map(sum => sum.promised)),
    left: addCents(...sums.map(sum => sum.left)),
    complete: items.filter(item => item.isFullyFunded).length,
    items: items.length,
  }
}

export function itemStatus(item: OwnerItem): 'open' | 'partly' | 'gifted' {
  if (item.isFullyFunded) return 'gifted'
  return item.contributorCount > 0 ? 'partly' : 'open'
}
