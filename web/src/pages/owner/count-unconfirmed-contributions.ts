import type { OwnerItem } from '@registry/shared/contract/items/items'

interface Unconfirmed {
  /** Ids of unconfirmed contributions to deleted items. */
  ofDeleted: readonly string[] | undefined
  /** Ids that count as confirmed, though the server may not know yet. */
  settled?: ReadonlySet<string> | undefined
}

/** Returns how many contributions are to be confirmed, as many as /to-confirm lists. */
export function countUnconfirmedContributions(
  items: OwnerItem[],
  { ofDeleted = [], settled }: Unconfirmed,
): number {
  const listed = items
    .flatMap(item => item.contributors)
    .filter(({ paymentVerified }) => !paymentVerified)
    .map(({ id }) => id)
  // An item that is being restored or deleted may be in both lists.
  const ids = new Set([...listed, ...ofDeleted])
  return ids.size - [...ids].filter(id => settled?.has(id)).length
}
