import { formatCardMoney } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'
import { isolated } from '../isolated.ts'

/** Live updates of an open registry, and notices about failed ones. */
export const liveMessages = {
  mayTryAgain: 'You can try again now.',
  missingText: 'What you see is how it was last. Please ask the parents.',
  tryAgain: 'Try Again',
  trying: 'Trying again…',
  oneChanged: (item: string, given: Cents, price: Cents) =>
    `A gift arrived: ${isolated(item)} now has ${formatCardMoney(given)} of ${formatCardMoney(price)}.`,
  severalChanged: (count: number) => `${count} items were just brought up to date.`,
} as const
