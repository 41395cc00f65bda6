import { CATEGORIES, NEW_ITEM_CATEGORY } from '@registry/shared/categories/categories'

/** Where a new item of the owner's starts. */
export const DEFAULT_CATEGORY: string = NEW_ITEM_CATEGORY

/** The owner's categories to choose from; an older item's own name for one stays choosable. */
export function categoryChoices(own: string): readonly string[] {
  const known: readonly string[] = [NEW_ITEM_CATEGORY, ...CATEGORIES]
  return own === '' || known.includes(own) ? known : [own, ...known]
}
