import { isolated } from '../isolated.ts'

/** Gift passing for visitors: the two steps before the wizard, and the wizard. */
export const giftPassingMessages = {
  close: 'Close',
  title: 'Pass on the love',
  subtitle: 'Share items your child has outgrown',
  howItWorks: 'How It Works',
  points: (parents: string) => [
    { title: 'Submit', text: 'Tell the parents what you have and its condition.' },
    { title: 'Review', text: `${isolated(parents)} will look at it and answer by email.` },
    { title: 'Connect', text: 'If it fits, you agree on pickup or delivery together.' },
  ],
  continue: 'Continue',
  question: 'What would you like to do?',
  shareAnItem: 'Share an Item',
  shareHint: 'Offer something your child has outgrown.',
  trackOfferings: 'Track Offerings',
  trackHint: 'See the answer to what you offered before.',
  onItsWay: 'Already on its way',
  onItsWayHint: 'Accepted by the parents, so nobody needs to bring it twice.',
  onItsWayFacts: (quantity: number, age: string) =>
    quantity > 1 ? `Qty ${quantity} · ${age}` : age,
  andMore: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
} as const
