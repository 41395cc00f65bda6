import { isolated } from '../isolated.ts'

/** The popup's rarer screens, loaded as a separate chunk: see useRare. */
export const quickAddScreens = {
  twoPrices: 'Two prices on this page.',
  priceNow: (price: string) => `${price} now`,
  priceBefore: (price: string) => `${price} before`,
  linkPlaceholder: 'https://…',
  note: 'Note for your guests',
  notice: {
    notSaved: 'Not added yet.',
    draftKept: 'Your draft is kept.',
    offlineNow: 'You are offline.',
    expired: 'Please connect again.',
    trying: 'You are trying it out.',
    withPassword: 'Use password',
    undone: 'Taken back.',
  },
  queue: {
    waiting: (count: number) =>
      count === 1 ? '1 item waits on this device.' : `${count} items wait on this device.`,
    offline: (count: number) =>
      count === 1 ? 'It goes up when you are online.' : 'They go up when you are online.',
    soon: (count: number) => (count === 1 ? 'It goes up by itself.' : 'They go up by themselves.'),
    signedOut: (count: number) =>
      count === 1 ? 'It goes up once you connect again.' : 'They go up once you connect again.',
    tryNow: 'Try now',
    sending: 'Sending…',
    refused: (count: number) =>
      count === 1 ? '1 item was not added.' : `${count} items were not added.`,
    look: 'Look at it',
    stayed: (name: string) => `${isolated(name)} is still on your registry.`,
  },
  rate: {
    is: (currency: string, dollars: string) => `1 ${currency} is about S$${dollars}`,
    asOf: (day: string) => ` (${day})`,
    apply: (dollars: string) => `Use $${dollars}`,
    none: (currency: string) =>
      `We know no rate for ${currency}. Choose SGD and type the price in Singapore dollars.`,
  },
  connect: {
    title: 'Connect QuickAdd to your registry',
    text: 'One click in your dashboard, no password here.',
    tryIt: 'Try it without an account',
    password: 'Use email and password',
    promises: {
      click: 'Reads a page only when you click',
      links: 'Never changes a shop’s links',
      end: 'Disconnect at any time in settings',
    },
    codeTitle: 'Press Connect on the page that opened',
    codeText: 'Check that it shows the same code.',
    code: (letters: string) => `Pairing code ${letters}`,
    waiting: 'Waiting for you',
    again: 'Open the page again',
  },
  signIn: {
    title: 'Sign in to your registry',
    text: 'Your password is sent once and not kept on this device.',
    action: 'Sign in',
    busy: 'Signing in…',
    back: 'Back',
  },
  duplicate: {
    title: 'Already on your list',
    addedOn: (day: string) => `You added it on ${day}.`,
    quantity: (count: number) => `quantity ${count}`,
    hidden: 'hidden from guests',
    others: (count: number) => `and ${count} more of this product`,
    asks: 'The shop now asks ',
    thatIs: ', that is ',
    more: ' more.',
    less: ' less.',
    raise: (count: number) => `Raise quantity to ${count}`,
    raiseHint: (count: number) => `Guests can give for ${count === 2 ? 'two' : count}`,
    addAnyway: 'Add anyway',
    addHint: 'As a separate item',
    open: 'Open the item on your list',
    raised: (count: number) => `Quantity raised to ${count}`,
    raisedText: 'Its price for one stays the same.',
  },
  noProduct: {
    title: 'No product on this page',
    text: 'Open a product, or paste its link. You can also type it yourself.',
    useLink: 'Use this link',
    typeIt: 'Type it yourself',
    pasteFirst: 'Please paste a link first',
  },
  blocked: {
    title: 'The shop holds this page back',
    text: 'It asks you to sign in or to prove that you are a person. Do that first, then open QuickAdd again.',
  },
  unreadable: {
    title: 'This page cannot be read',
    text: 'Browsers keep their own pages and stores closed. Open a shop’s page, or paste a link.',
  },
  broken: {
    title: 'QuickAdd did not answer',
    text: 'Nothing is lost. Try again, or close this and open it once more.',
  },
  saved: {
    sending: 'Adding to your registry',
    sendingText: 'You can close this, it goes on by itself.',
    title: 'Added to your registry',
    text: 'Guests can see it now.',
    here: 'Saved on this device',
    dashboard: 'View in Dashboard',
    done: 'Done',
    undo: 'Undo',
    later: 'You can still change it in the dashboard.',
    seconds: (count: number) => `${count} s`,
  },
} as const
