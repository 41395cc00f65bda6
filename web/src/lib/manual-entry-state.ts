/** State of the entry that leads to the item form with a link which could not be read. */
export const MANUAL_ENTRY = 'by-hand'
