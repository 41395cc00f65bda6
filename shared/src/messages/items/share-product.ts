import { lookupMessages } from './product-lookups.ts'

/** The share target page for products shared from a phone. */
export const shareProductMessages = {
  foot: 'Shared from your phone. Nothing is added without showing you here.',
  close: 'Close',
  toDashboard: 'Go to Dashboard',
  loading: {
    title: 'Processing Shared Product',
    text: lookupMessages.loading,
    from: (shop: string) => `From ${shop}, usually 3 to 8 seconds`,
  },
  added: {
    title: 'Product Added!',
    text: 'The product has been successfully added to your registry.',
    view: 'View in Dashboard',
    noPrice: 'No price yet.',
    untilPriced: 'Until you enter one, guests see this item as fully gifted.',
    check: (fields: string) => `Please check ${fields} in your dashboard.`,
  },
  listed: {
    title: 'Already on your list',
    text: 'We found this product among your items, so it was not added a second time.',
    anyway: 'Add anyway',
  },
  manual: {
    title: 'Manual Entry Required',
    add: 'Add Manually',
    quickAdd: 'Get QuickAdd Extension',
    kept: 'link kept',
    read: 'Read from what you shared. Please check it in the form, where you can add a photo too.',
    onPhone:
      'On a phone, press Add Manually and paste all that the app shares: name and price are often in it. A photo or screenshot works too.',
  },
  failed: {
    title: 'Something Went Wrong',
    add: 'Failed to add product to registry',
    process: 'Failed to process shared content',
    given: 'what we got',
    /** Reasons why no URL was found. */
    wrong: {
      missing: 'No URL provided',
      none: 'No valid product URL found in shared content',
      malformed: lookupMessages.urlInvalid,
    },
  },
} as const
