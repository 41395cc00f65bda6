import type { ItemsChange, OwnerItem } from '@registry/shared/contract/items/items'

/** Returns the list with a bulk change applied, for the optimistic update. */
export function applyItemsChange(
  items: OwnerItem[],
  ids: readonly string[],
  change: ItemsChange,
): OwnerItem[] {
  const named = new Set(ids)
  if (change.kind === 'delete') return items.filter(item => !named.has(item.id))
  return items.map(item => (named.has(item.id) ? changedItem(item, change) : item))
}

function changedItem(item: OwnerItem, change: ItemsChange): OwnerItem {
  if (change.kind === 'category') return { ...item, category: change.category }
  if (change.kind === 'hide' || change.kind === 'show') {
    return { ...item, isHidden: change.kind === 'hide' }
  }
  return item
}

/** Replaces items in place with those of the response; unknown ones are put first. */
export function mergeItems(items: OwnerItem[], answered: readonly OwnerItem[]): OwnerItem[] {
  const byId = new Map(answered.map(item => [item.id, item]))
  const known = new Set(items.map(({ id }) => id))
  const added = answered.filter(({ id }) => !known.has(id))
  return [...added, ...items.map(item => byId.get(item.id) ?? item)]
}
