/** Why a shop's page gave no product, as the scraping log says it. */
export const lookupFailures = {
  INVALID_URL: 'This is not the address of a web page.',
  FORBIDDEN_ADDRESS: 'We could not read this page.',
  CLIENT_ONLY_RETAILER: 'This shop can only be read in your own browser.',
  BLOCKED: 'The shop did not let us read this page.',
  TIMEOUT: 'The shop took too long to answer.',
  UNREACHABLE: 'The shop could not be reached.',
  NOT_A_PRODUCT: 'No product was found on this page.',
} as const
