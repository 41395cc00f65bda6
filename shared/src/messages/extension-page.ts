/** Texts of the page about QuickAdd, the browser extension. */
export const extensionPageMessages = {
  pageTitle: 'QuickAdd, the browser extension',
  description:
    'QuickAdd puts the product you are looking at on your baby registry: name, price and picture, also from Lazada and Shopee.',
  eyebrow: 'QuickAdd for your browser',
  title: ['See it in a shop.', 'Add it in one click.'],
  lead: (quickAddOnly: string) =>
    `QuickAdd reads the name, price and picture of the page you are on, shows them to you, and puts them on your registry. Also where other tools are blocked, such as ${quickAddOnly}.`,
  leadAnywhere:
    'QuickAdd reads the name, price and picture of the page you are on, shows them to you, and puts them on your registry.',
  install: 'Install QuickAdd',
  free: 'Free. No history, no ads, no changed links.',
  example: { shop: 'shopee.sg', name: 'Moon night light', price: '$89.90', add: 'Add to registry' },
  steps: [
    ['Pin it once', 'Open the puzzle menu of your browser and pin the little heart.'],
    ['Click on a product', 'Or press Alt + Shift + B. The draft is there in under a second.'],
    ['Check and add', 'Anything we are unsure of is marked. You have the last word.'],
  ],
  sees: {
    title: 'What it can see',
    may: ['Only the page you click it on, and only then', 'Your registry, to add items to it'],
    mayNot: 'Not your browsing, your other tabs or your passwords for shops',
  },
  shops: {
    title: 'Shops we know well',
    only: 'QuickAdd only',
    others: 'Most other shops work too.',
    more: 'All supported features',
  },
  installing: {
    title: 'Install it on your computer',
    text: 'QuickAdd comes as a package from those who run this site; it is not in the browsers’ stores yet. Phones cannot run it: there, paste a link instead.',
    browsers: [
      {
        name: 'Chrome and Edge',
        steps: [
          'Unpack the package. It holds a folder named chrome-mv3.',
          'Open chrome://extensions (in Edge edge://extensions) and turn on Developer mode.',
          'Press Load unpacked and choose the folder.',
        ],
      },
      {
        name: 'Firefox',
        steps: [
          'Unpack the package. It holds a folder named firefox-mv3.',
          'Open about:debugging, then This Firefox.',
          'Press Load Temporary Add-on and choose manifest.json in the folder. It stays until Firefox is closed.',
        ],
      },
    ],
  },
  connecting: {
    title: 'Connect it to your registry',
    text: 'Open QuickAdd and sign in once with your registry account. The browser then stands among your signed-in devices, where you can sign it out.',
    devices: 'Signed-in devices',
    noRegistry: 'No registry yet?',
  },
} as const
