import { CATEGORIES, NEW_ITEM_CATEGORY } from '@registry/shared/categories/categories'

/** Category preselected for a new item. */
export const DEFAULT_CATEGORY: string = NEW_ITEM_CATEGORY

/**
 * Returns the selectable categories, including the item's own if it is not among the standard ones.
 */
export function categoryOptions(own: string): readonly string[] {
  const known: readonly string[] = [NEW_ITEM_CATEGORY, ...CATEGORIES]
  return own === '' || known.includes(own) ? known : [own, ...known]
}
