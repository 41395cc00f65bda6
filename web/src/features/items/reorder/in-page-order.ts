import type { OwnerItem } from '@registry/shared/contract/items/items'

/**
 * Sorts the owner's list as the registry's page does: placed items in the owner's order, then the others by price,
 * highest first.
 */
export function inPageOrder(items: readonly OwnerItem[]): OwnerItem[] {
  const placed = items.filter(({ isPlaced }) => isPlaced !== false)
  const others = items.filter(({ isPlaced }) => isPlaced === false)
  return [...placed, ...others.toSorted((a, b) => b.totalPrice - a.totalPrice)]
}
