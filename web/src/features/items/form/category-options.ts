import { NEW_ITEM_CATEGORY } from '@registry/shared/categories/categories'
import { OWNER_CATEGORIES } from '@registry/shared/categories/owner-categories'

/** Category preselected for a new item. */
export const DEFAULT_CATEGORY: string = NEW_ITEM_CATEGORY

/**
 * Returns the selectable categories, including the item's own if it is not among the standard ones.
 */
export function categoryOptions(own: string): readonly string[] {
  return own === '' || OWNER_CATEGORIES.includes(own)
    ? OWNER_CATEGORIES
    : [own, ...OWNER_CATEGORIES]
}
