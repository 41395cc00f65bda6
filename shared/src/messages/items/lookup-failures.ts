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

const quickAdd = 'QuickAdd can read it: it sees the page in your own browser, on desktop.'

/** Title and advice of a failed lookup. `advice` is left out where none would help. */
export const lookupFailureTexts = {
  INVALID_URL: {
    title: (text: string) => `‘${text}’ is not a link`,
    advice: 'A link begins with https://. Copy it from the page of the product.',
  },
  CLIENT_ONLY_RETAILER: { title: (shop: string) => `${shop} needs one click from you` },
  BLOCKED: { title: (shop: string) => `${shop} did not let us in`, advice: quickAdd },
  TIMEOUT: {
    title: (shop: string) => `${shop} took too long`,
    advice: 'Try again in a few minutes.',
  },
  stillReading: {
    title: (shop: string) => `${shop} took too long`,
    advice: 'We go on reading it. Try again in a moment.',
  },
  UNREACHABLE: {
    title: (shop: string) => `We could not reach ${shop}`,
    advice: 'Check the link for a slip, or try again later.',
  },
  'shop-error': {
    title: (shop: string) => `${shop} is down at the moment`,
    advice: 'Try again later.',
  },
  resting: {
    title: (shop: string) => `${shop} does not answer at the moment`,
    advice: 'Try again in a minute.',
  },
  'browser-ended': {
    title: (shop: string) => `We could not read ${shop}`,
    advice: 'Try again in a moment.',
  },
  'gave-up': { title: (shop: string) => `We could not read ${shop}` },
  NOT_A_PRODUCT: {
    title: () => 'We found no product there',
    advice: 'Please paste the link of one product, not of a list or a search.',
  },
  gone: {
    title: () => 'This page is gone',
    advice: 'Search for the product at the shop, and paste its new link.',
  },
  file: {
    title: () => 'This link leads to a file',
    advice: 'Please paste the link of the page that shows the product.',
  },
  'no-browser': { title: () => 'We found no product there', advice: quickAdd },
  'empty-page': { title: () => 'We found no product there', advice: quickAdd },
  unknown: { title: (shop: string) => `We could not read ${shop}` },
} as const
