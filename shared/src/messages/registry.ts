/** Texts of the public registry page. */
export const registryMessages = {
  login: 'Login',
  logout: 'Logout',
  createMyRegistry: 'Create My Registry',
  createRegistry: 'Create Registry',
  myDashboard: 'My Dashboard',
  allItems: 'All Items',
  available: 'Available',
  fullyGifted: 'Fully Gifted',
  contribute: 'Contribute',
  fullyFunded: 'Fully Funded',
  allFunded: 'All Funded',
  passGifts: 'Pass Gifts',
  shareItems: 'Share Items',
  supportTitle: 'How you can support:',
  thankYouTitle: 'Thank You for Your Love & Support',
  thankYouText:
    'Every gift, small or large, helps us welcome our baby. We read every note and keep them all.',
  sslSecure: 'SSL Secure',
  privacyNotice: 'Your details go only to the parents and are never shared.',
  footer: 'Made with 🍼 for baby registries everywhere!',
  loading: "Getting baby's registry ready...",
  notFound: 'This registry could not be found.',
  loadFailed: 'Failed to load registry items. Please refresh the page.',
  empty: {
    title: 'No items in the registry yet',
    text: 'Check back soon! New baby items will be added regularly.',
    category: (label: string) => `No ${label} items yet`,
    filtered: 'No items found',
    tryOther: 'Try selecting a different category or check back soon!',
    comeBack: 'Check back soon for new items!',
    elsewhere: (count: number) =>
      count === 1
        ? 'There is 1 item in other categories.'
        : `There are ${count} items in other categories.`,
  },
} as const
