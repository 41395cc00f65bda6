import { formatCardMoney } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'
import { isolated } from '../isolated.ts'

/** Live updates of an open registry, and notices about a lost connection. */
export const liveMessages = {
  offline: {
    title: 'You are offline.',
    text: 'Everything stays here, and is brought up to date when you are back.',
  },
  mayTryAgain: 'You can try again now.',
  missingText: 'What you see is how it was last. Please ask the parents.',
  tryAgain: 'Try Again',
  trying: 'Trying again…',
  oneChanged: (item: string, given: Cents, price: Cents) =>
    `A gift arrived: ${isolated(item)} now has ${formatCardMoney(given)} of ${formatCardMoney(price)}.`,
  severalChanged: (count: number) => `${count} items were just brought up to date.`,
} as const
