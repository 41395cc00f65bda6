import type { ItemsChange, OwnerItem } from '@registry/shared/contract/items'

/** The list as it will be once a change of several items has gone through. */
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

/** The list with what the server answered, where it stood; what is new stands first. */
export function mergeItems(items: OwnerItem[], answered: readonly OwnerItem[]): OwnerItem[] {
  const byId = new Map(answered.map(item => [item.id, item]))
  const known = new Set(items.map(({ id }) => id))
  const added = answered.filter(({ id }) => !known.has(id))
  return [...added, ...items.map(item => byId.get(item.id) ?? item)]
}
