/** The page about QuickAdd, the browser extension. */
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
  addTo: (browser: string) => `Add to ${browser}`,
  phone: {
    lead: 'QuickAdd runs on computers. On a phone, this works instead:',
    ways: [
      [
        'Paste the link',
        'In the shop’s app or your browser press Share, then Copy. Paste it on your registry: we read name, price and pictures.',
      ],
      [
        'Shopee and Lazada: paste all of it',
        'They let no server read their pages. The text that their apps share often says name and price, and we read them from it.',
      ],
      ['Add a photo or screenshot', 'Then type name and price. No link is read.'],
      [
        'Android: share it here',
        'Install this site from your browser’s menu. It is then in the list that Share opens.',
      ],
    ],
    add: 'Add an item',
  },
  free: 'Free. No history, no ads, no changed links.',
  example: { shop: 'shopee.sg', name: 'Moon night light', price: '$89.90', add: 'Add to registry' },
  steps: [
    ['Pin it once', 'Open the puzzle menu of your browser and pin the little heart.'],
    ['Click on a product', 'Or press Alt + Shift + Q. The draft is there in under a second.'],
    ['Check and add', 'Anything we are unsure of is marked. You have the last word, and an Undo.'],
  ],
  sees: {
    title: 'What it can see',
    may: [
      'Only the page you click it on, and only then',
      'Your items’ names and prices, to say what is on your list already',
      'Pages of Lazada or Shopee, if you switch its button on there',
    ],
    mayNot: [
      'Not your browsing, your other tabs or your passwords for shops',
      'Not who gave what, nor where gifts go',
    ],
  },
  shops: {
    title: 'Shops we know well',
    only: 'QuickAdd only',
    others: 'Most other shops work too.',
    more: 'All supported features',
  },
  installing: {
    title: 'Install it on your computer',
    packaged:
      'QuickAdd comes as a package from those who run this site; it is not in the browsers’ stores yet. Phones cannot run it: there, paste a link instead.',
    inStores: 'It comes from the stores above. Phones cannot run it: there, paste a link instead.',
    browsers: [
      {
        name: 'Chrome',
        steps: [
          'Unpack the file that ends in chrome.zip into a folder that may stay where it is.',
          'Open chrome://extensions and turn on Developer mode.',
          'Press Load unpacked and choose the folder.',
        ],
      },
      {
        name: 'Edge',
        steps: [
          'Unpack the file that ends in chrome.zip: Edge takes the same one.',
          'Open edge://extensions and turn on Developer mode.',
          'Press Load unpacked and choose the folder.',
        ],
      },
      {
        name: 'Firefox',
        steps: [
          'Leave the file that ends in firefox.zip as it is.',
          'Open about:debugging, then This Firefox.',
          'Press Load Temporary Add-on and choose the file. It stays until Firefox is closed.',
        ],
      },
    ],
  },
  bookmark: {
    title: 'Without an extension: a bookmark',
    text: 'Works in the browser of a phone, a tablet or a computer, also at shops that turn servers away. On a product page it reads name, price and pictures and opens your registry with the form filled in. You check it and add it.',
    name: 'Add to my registry',
    copy: 'Copy the bookmark',
    copied: 'Copied',
    copyFromField: 'Please copy all of this text',
    drag: 'Drag it to your bookmarks bar.',
    dragHint: 'Drag it to your bookmarks bar; here it does nothing.',
    browsers: [
      {
        name: 'iPhone and iPad',
        steps: [
          'Press Copy the bookmark above.',
          'In Safari press Share, then Add Bookmark, and save it under the name Add to my registry.',
          'Open Bookmarks, press Edit, choose it, and paste in place of its address.',
          'On a product page open Bookmarks and tap it.',
        ],
      },
      {
        name: 'Android',
        steps: [
          'Press Copy the bookmark above.',
          'In Chrome press the star in the menu, then Edit. Name it Add to my registry and paste in place of the URL.',
          'On a product page type Add to my registry into the address bar and tap the bookmark.',
        ],
      },
      {
        name: 'Computer',
        steps: [
          'Show the bookmarks bar.',
          'Drag the button Add to my registry there.',
          'Press it on a product page.',
        ],
      },
    ],
    privacy:
      'It runs only when you press it, and hands what it read to this site in your own browser. The page of the shop can see which site your registry is on. A few shops let no script in: then only the link is handed over.',
  },
  connecting: {
    title: 'Connect it to your registry',
    steps: [
      'Open QuickAdd in the toolbar and press Connect.',
      'A page of this site opens and shows a code. It is the one that QuickAdd shows, too.',
      'Press Connect there. No password is typed into QuickAdd.',
    ],
    text: 'It may add and undo items, nothing else, and you can disconnect it at any time.',
    devices: 'Signed-in devices in your settings',
    noRegistry: 'No registry yet?',
  },
} as const
