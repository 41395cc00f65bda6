/** Category of a scraped product without a known one. Apart from the list, which the QuickAdd popup must not load. */
export const NO_CATEGORY = 'General'
