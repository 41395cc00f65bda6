import { CATEGORIES, type Category } from '@registry/shared/categories/categories'

/**
 * The specification has new items start as 'Clothing', which is not among its own categories. Of the
 * five that hold clothes, 'Newborn Clothing' is the one that holds most of what a shower brings: the
 * others are shoes and socks, hats, seasonal wear and outfits for an occasion.
 */
export const DEFAULT_CATEGORY: Category = 'Newborn Clothing'

/** The categories to choose from; an older item's own name for one stays choosable. */
export function categoryChoices(own: string): readonly string[] {
  const known: readonly string[] = CATEGORIES
  return own === '' || known.includes(own) ? known : [own, ...known]
}
