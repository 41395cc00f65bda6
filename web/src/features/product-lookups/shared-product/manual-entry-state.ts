/** History state of the link that opens the item form with a URL whose extraction failed. */
export const MANUAL_ENTRY = 'by-hand'
