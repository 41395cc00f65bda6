/** Category of a scraped product without a known one. In a file of its own, because the QuickAdd popup must not load the list. */
export const NO_CATEGORY = 'General'
