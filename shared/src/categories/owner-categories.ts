import { CATEGORIES, NEW_ITEM_CATEGORY } from './categories.ts'
import { NO_CATEGORY } from './no-category.ts'

/** Categories that owners can choose: the standard ones and the two defaults. */
export const OWNER_CATEGORIES: readonly string[] = [NEW_ITEM_CATEGORY, ...CATEGORIES, NO_CATEGORY]
