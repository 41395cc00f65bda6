import { formatDollars } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'
import { isolated } from '../isolated.ts'

/** The item form, loaded when it is opened. */
export const itemFormMessages = {
  tabs: { manual: 'Manual Entry', auto: 'Auto-Populate' },
  addTitle: 'Add a new item',
  editTitle: 'Edit item',
  tabsLabel: 'How to add',
  name: 'Product name *',
  namePlaceholder: 'Moon night light',
  url: 'Product link *',
  urlPlaceholder: 'https://',
  price: 'Price *',
  pricePlaceholder: '0.00',
  category: 'Category',
  description: 'Description',
  descriptionSide: 'Optional, shown on the back of the card',
  quantity: 'How many',
  quantityHint: 'Guests see it on the card; 0 shows no number.',
  fewer: 'One fewer',
  more: 'One more',
  secondHand: 'A loved, second-hand one is welcome too',
  secondHandHint: 'Guests may pass theirs on instead of giving money.',
  picture: 'Picture',
  pictureSide: 'Optional',
  pictureHint: 'Without a picture, guests see a drawing of the category.',
  pictureLink: 'Picture link',
  choosePicture: 'Choose a picture',
  chooseAnother: 'Choose another picture',
  pictureOf: (index: number, count: number) => `Picture ${index} of ${count}`,
  morePictures: (count: number) =>
    count === 1 ? 'Show 1 more picture' : `Show ${count} more pictures`,
  noPicture: 'No picture',
  picturesLoading: 'The pictures are on their way',
  pictureSaving: 'Saving the picture…',
  pictureSaved: 'Saved. Guests see this picture now.',
  add: 'Add Item',
  save: 'Save Changes',
  saving: 'Saving…',
  cancel: 'Cancel',
  required: 'Fields marked * are required',
  given: (people: number, amount: Cents) =>
    `${people === 1 ? '1 person has' : `${people} people have`} given ${formatDollars(amount)}.`,
  givenKeep: 'They keep their gift.',
  givenHint: 'A lower price may mark this item as fully gifted.',
  givenComplete: (given: Cents, price: Cents) =>
    `Guests will see it as fully gifted: ${formatDollars(given)} of ${formatDollars(price)}.`,
  givenOpen: (given: Cents, price: Cents, left: Cents) =>
    `Guests will see ${formatDollars(given)} of ${formatDollars(price)}, ${formatDollars(left)} still needed.`,
  givenRenamed: 'Those who gave will see their gift under the new name.',
  duplicate: {
    title: 'Already on your list',
    heard: (item: string) => `Already on your list: ${item}`,
    quantity: (quantity: number) => (quantity > 0 ? `Quantity ${quantity}` : undefined),
    hidden: 'Hidden from guests',
    more: (count: number) => `and ${count} more of this product`,
    open: 'Open it',
    raise: (quantity: number) => `Raise its quantity to ${quantity}`,
    addAnyway: 'Add anyway',
    raised: (item: string, quantity: number, price: Cents) =>
      `"${isolated(item)}" now has quantity ${quantity}. Its price stays ${formatDollars(price)}.`,
  },
} as const
