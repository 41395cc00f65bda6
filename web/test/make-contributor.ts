import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { cents } from '@registry/shared/money/money'

type Gift = ThankYou['gifts'][number]

/** Creates a contribution without a thank-you note, with overrides. */
export function makeThankedContribution(id: string, told: Partial<Gift> = {}): Gift {
  return {
    contributionId: id,
    itemName: 'Moon night light',
    category: 'Other',
    thumbnailUrl: null,
    picture: null,
    amount: cents(5000),
    message: null,
    timestamp: '2026-11-20T10:00:00.000Z',
    isVerified: true,
    isThanked: false,
    isThankedByMail: false,
    ...told,
  }
}

/** Creates a contributor with one contribution and no thank-you note, with overrides. */
export function makeContributor(id: string, told: Partial<ThankYou> = {}): ThankYou {
  return {
    id,
    name: 'Mei Lin Koh',
    email: 'mei@example.com',
    status: 'not_started',
    note: null,
    sentAt: null,
    isUndelivered: false,
    gifts: [makeThankedContribution(id)],
    ...told,
  }
}
