import { PRODUCT_NAME } from '../pages.ts'

/** Supported features, retailers, payment methods and browsers. */
export const featureMessages = {
  title: 'Supported Features',
  description: `Shops that ${PRODUCT_NAME} can read, ways to pay, languages and browsers that work.`,
  lead: 'Which shops we can read, how gifts are paid, and what works where.',
  shops: {
    title: 'Shops',
    text: 'Parents paste the link of a product, and its picture and price come along. These shops we know well:',
    byLink: 'Paste a link',
    byLinkText: 'Our server reads the page.',
    byQuickAdd: 'With QuickAdd',
    byQuickAddText:
      'These shops turn servers away, in all their countries. QuickAdd reads the page in your own browser while you look at it.',
    countries: { SG: 'Singapore', IN: 'India', others: 'Several countries' },
    aboutQuickAdd: 'About QuickAdd',
    others: 'Most other shops work too. What cannot be read can always be typed.',
  },
  read: {
    title: 'What is read',
    text: 'You see everything before it is added, and what we are not sure of is marked.',
    fields: [
      ['Name', 'As the shop writes it, without its slogans'],
      ['Price', 'What you would pay now, in the variant that you chose'],
      ['Picture', 'Kept on our server, so that guests load nothing from shops'],
      ['Description', 'Short enough for a card'],
      ['Category', 'Proposed from the shop’s own shelves'],
    ],
  },
  payments: {
    title: 'Payments',
    text: 'Guests pay in their own banking app, straight to the parents. No fee, and we never hold money.',
    methods: {
      'singapore-paynow': [
        'PayNow',
        'A code with the amount and a reference, in Singapore dollars',
      ],
      'india-upi': ['UPI', 'A code with the amount in rupees'],
      'wise-transfer': ['Wise', 'The parents’ Wise tag, with a reference to copy'],
    },
  },
  giftPassing: {
    title: 'Passing things on',
    text: 'Guests can offer what their own children have outgrown. The parents decide, and may switch it off.',
    facts: [
      ['Photographs', 'Up to four, without where they were taken'],
      ['Handing over', 'Pickup or delivery, on the days that suit you'],
      ['Messages', 'By mail, with a link of your own: no account'],
      ['Track Offerings', 'How far it is, by your email address'],
    ],
  },
  guests: {
    title: 'For guests',
    points: [
      'No account and no app. A registry opens from a link, also in WhatsApp.',
      'Everything can be read without scripts; giving needs them.',
      'Keyboard, screen readers, large text, high contrast and reduced motion.',
      'Light and dark, as your device is set.',
      'A form that was closed or reloaded still has what you typed.',
    ],
  },
  languages: {
    title: 'Languages',
    text: 'The pages are in English. Names, titles and notes may be in any script and direction, with emoji.',
  },
  browsers: {
    title: 'Browsers',
    text: 'Chrome and Edge from version 111, Firefox from 114, Safari and iOS from 16.4. Older ones show the registry, perhaps less nicely. On a computer, QuickAdd runs in Chrome and Edge, and in Firefox from 142.',
  },
} as const
