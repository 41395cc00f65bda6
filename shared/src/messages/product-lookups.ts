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
    /** What is being tried, by the stage of the lookup. */
    stages: {
      queued: 'Waiting for a free reader',
      fetching: 'Reading the page',
      asking: 'Asking the shop for its product file',
      rendering: 'Opening the page in a browser',
    },
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
  /** What was tried, as the scraping log says it. */
  steps: {
    http: 'Asked for the page',
    'shopify-json': 'Asked for the product file of the shop',
    headless: 'Opened the page in a browser',
    cache: 'Found it in the log of the last 24 hours',
    answered: (status: number) => `the shop answered ${status}`,
    wall: (wall: string) => `stopped by a bot wall (${wall})`,
    success: 'the whole product is there',
    partial: 'part of the product is there',
    'needs-js': 'the page is empty before its scripts have run',
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
