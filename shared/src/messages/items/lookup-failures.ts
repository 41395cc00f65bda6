/** Reasons for a failed scrape, in the scraping log. */
export const lookupFailures = {
  INVALID_URL: 'This is not the address of a web page.',
  CLIENT_ONLY_RETAILER: 'This shop can only be read in your own browser.',
  BLOCKED: 'The shop did not let us read this page.',
  TIMEOUT: 'The shop took too long to answer.',
  UNREACHABLE: 'The shop could not be reached.',
  NOT_A_PRODUCT: 'No product was found on this page.',
} as const

/** More specific reasons. None may reveal anything about the server's network. */
export const lookupReasons = {
  gone: 'The shop says that this product is no longer there.',
  file: 'The link leads to a file, not to a page.',
  'shop-error': 'The shop answered that something is wrong on its side.',
  resting: 'The shop has not answered lately, so it is left alone for a minute.',
  'no-browser': 'The page only shows its product in a browser, and none is set up here.',
  'empty-page': 'The page showed no product, in a browser either.',
  'browser-ended': 'The browser broke off while it was reading the page.',
  'gave-up': 'The page could not be read in several tries.',
} as const

export type LookupReason = keyof typeof lookupReasons
