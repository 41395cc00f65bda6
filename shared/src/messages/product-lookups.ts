/** Texts of reading a product from a shop's link. */
export const lookupMessages = {
  urlRequired: 'Please enter a product URL',
  urlInvalid: 'Invalid URL format',
  failed: 'Failed to extract product information from the URL',
  exception: 'An error occurred while processing the URL',
  loading: 'Extracting product information...',
  blocked: (retailer: string, blocking: string) =>
    `${retailer} blocks automated extraction. For best results on ${blocking}, please use the QuickAdd browser extension on desktop.`,
  retailerFailed: (retailer: string) =>
    `Could not extract product data from ${retailer}. Please add manually.`,
  addManually: 'Failed to extract product data. Please add manually.',
  unknownRetailer: 'Unknown Retailer',
} as const
