import type { OwnerItem } from '@registry/shared/contract/items/items'

const NONE: ReadonlySet<string> = new Set()

/** How many gifts are to be confirmed; `settled` ones are, though the server may not know yet. */
export function countUnconfirmedContributions(
  items: OwnerItem[],
  settled: ReadonlySet<string> = NONE,
): number {
  return items
    .flatMap(item => item.contributors)
    .filter(({ id, paymentVerified }) => !paymentVerified && !settled.has(id)).length
}
