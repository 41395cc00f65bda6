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
  reader: {
    label: 'Product link',
    placeholder: 'https://www.ikea.com/sg/en/p/…',
    fetch: 'Fetch details',
    stop: 'Stop',
    again: 'Try Again',
    clear: 'Clear',
    idle: 'Paste the link of a product from any shop. We read its name, price and pictures for you.',
    reading: (host: string) => `Reading ${host}`,
    readingHint: 'usually 3 to 8 seconds. You can fill it in yourself meanwhile.',
    found: (shop: string) => `Found at ${shop}.`,
    foundAll: 'Have a look, then add it.',
    toCheck: (count: number) =>
      count === 1
        ? 'One field needs your eye before you save.'
        : `${count} fields need your eye before you save.`,
    failedTitle: (shop: string) => `We could not read ${shop}`,
    blockedTitle: (shop: string) => `${shop} needs one click from you`,
    keepsLink: 'We keep the link, so you will not paste it again.',
    addManually: 'Add Manually',
  },
  notes: {
    fromPage: 'from the page',
    suggested: 'suggested',
    checkText: (text: string) => `Check this. ${text}`,
    uncertain: 'We are not quite sure that we read it right.',
    missing: 'The page does not say it.',
    otherCurrency: (price: string) =>
      `The shop says ${price}. Please enter the price in Singapore dollars.`,
    noCurrency: (price: string) =>
      `The shop says ${price} without a currency. Please enter the price in Singapore dollars.`,
    pictures: (count: number) =>
      count === 1 ? '1 picture found on the page' : `${count} pictures found on the page`,
  },
} as const
