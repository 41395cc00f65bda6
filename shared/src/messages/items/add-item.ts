/** Starting a new item with a link, a share text, a photo or a name. */
export const addItemMessages = {
  start: {
    label: 'What would you like to add?',
    placeholder: 'Paste a link, a photo or what a shop’s app shares, or type a name',
    submit: 'Continue',
    empty: 'Please paste a link or type a name',
    orFields: 'Or fill it in yourself',
  },
  shared: {
    title: 'Read from the text you pasted.',
    check: 'Please have a look, then add it.',
    fromText: 'from your text',
    noPrice: 'Your text does not say it.',
    take: "Use your text's",
    takePrice: (price: string) => `Use $${price} from your text`,
    otherCurrency: (price: string) =>
      `Your text says ${price}. Please enter the price in Singapore dollars.`,
    noCurrency: (price: string) =>
      `Your text says ${price}, and the dollars may be of another country. Please enter the price in Singapore dollars.`,
  },
  phone: {
    title: 'On a phone?',
    label: 'Paste what the app shares',
    placeholder: 'Check out … for $12.90! https://…',
    hint: 'In the shop’s app, press Share, then Copy. Name and price are often in it.',
    nothing: 'We found no name in it. Please type name and price below.',
    filled: 'Read. Please check name and price below, then add it.',
  },
} as const
