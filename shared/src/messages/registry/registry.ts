import { formatCardMoney } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'

/** The public registry page. */
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
  menu: 'Registry',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  skipToItems: 'Skip to items',
  welcome: (name: string) => `Welcome, ${name}`,
  giftedSoFar: (gifted: number, total: number) => `${gifted} of ${total} items fully gifted`,
  supportHint: 'Give any amount toward an item. Every bit counts.',
  supportTitle: 'How you can support:',
  /** Shown only while scripts are disabled. */
  noScripts:
    'The buttons on this page need JavaScript. Turn it on in your browser and reload the page to contribute, share items or log in. You can read the whole list without it.',
  filter: {
    label: 'Filter items',
    allCategories: 'All categories',
    category: 'Category',
    status: 'Status',
    current: (label: string) => `Filter: ${label}`,
    clear: 'Clear filters',
    active: (count: number) => (count === 1 ? ' (1 active filter)' : ` (${count} active filters)`),
    count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  },
  itemsHeading: 'Registry items',
  card: {
    quantity: 'Quantity',
    badge: (quantity: number) => `Qty ${quantity}`,
    funded: 'Funded',
    price: (price: string) => `of ${price}`,
    toGo: (left: string) => `${left} to go`,
    finishes: (left: string) => `${left} finishes it`,
    first: 'Be the first to give',
    done: 'Fully gifted, thank you',
    details: (item: string) => `Details for ${item}`,
    backTo: (item: string) => `Back to ${item}`,
    back: 'Back',
    contributeTo: (item: string) => `Contribute to ${item}`,
    description: (item: string) => `Description of ${item}`,
    noDescription: 'The parents have not added a description.',
    shop: (shop: string) => `See it at ${shop}`,
    opensShop: ' (opens shop)',
    whoGave: 'Who gave',
    whoGaveTo: (item: string) => `Who gave to ${item}`,
  },
  details: {
    contributors: 'Contributors',
    none: 'No one has given yet. Be the first!',
    close: 'Close',
  },
  updated: (item: string, given: Cents, price: Cents) =>
    `${item} now has ${formatCardMoney(given)} of ${formatCardMoney(price)}.`,
  thankYouTitle: 'Thank You for Your Love & Support',
  thankYouText:
    'Every gift, small or large, helps us welcome our baby. We read every note and keep them all.',
  sslSecure: 'SSL Secure',
  privacyNotice:
    'Your email goes only to the parents. Your name, gift and note stand on this page.',
  footerLinks: {
    privacy: 'Privacy Policy',
    supportedFeatures: 'Supported Features',
    extension: 'Browser extension',
  },
  version: (version: string) => `Version ${version}`,
  footer: 'Made with 🍼 for baby registries everywhere!',
  loading: "Getting baby's registry ready...",
  notFoundText:
    'The link may be old, or a letter may be missing. Please check it with the parents.',
  backToRegistry: 'Back to Registry',
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
