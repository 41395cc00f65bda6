import type { ItemsChange, OwnerItem } from '@registry/shared/contract/items/items'
import { locateRow, restoreRow } from '../../../lib/query-cache/located-rows.ts'

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

interface AppliedChange {
  ids: readonly string[]
  change: ItemsChange
  /** The list before the change. */
  before: readonly OwnerItem[]
}

/**
 * Returns the list with a failed bulk change reverted. Only the changed fields of its items are restored, unless
 * they were changed again; deleted items return to their places.
 */
export function revertItemsChange(
  items: OwnerItem[],
  { ids, change, before }: AppliedChange,
): OwnerItem[] {
  const named = new Set(ids)
  const earlier = before.filter(item => named.has(item.id))
  if (change.kind === 'delete') {
    return earlier.reduce((list, { id }) => {
      const located = locateRow(before, id)
      return located ? restoreRow(list, located) : list
    }, items)
  }
  const byId = new Map(earlier.map(item => [item.id, item]))
  return items.map(item => {
    const old = byId.get(item.id)
    return old ? revertedItem(item, old, change) : item
  })
}

function revertedItem(item: OwnerItem, old: OwnerItem, change: ItemsChange): OwnerItem {
  if (change.kind === 'category') {
    return item.category === change.category ? { ...item, category: old.category } : item
  }
  if (change.kind === 'hide' || change.kind === 'show') {
    return item.isHidden === (change.kind === 'hide') ? { ...item, isHidden: old.isHidden } : item
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
