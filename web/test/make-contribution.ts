import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { cents } from '@registry/shared/money/money'

/** Creates an unverified contribution as the owner's API returns it, with overrides. */
export function makeContribution(
  id: string,
  told: Partial<ContributionDetail> = {},
): ContributionDetail {
  return {
    id,
    amount: cents(5000),
    contributionDate: '2026-11-20T10:00:00.000Z',
    paymentMethod: 'singapore-paynow',
    message: null,
    contributor: { name: 'Mei Lin Koh', email: 'mei@example.com' },
    paymentStatus: {
      ...{ verified: false, verifiedAt: null },
      ...{ reminderCount: 0, reminderSentAt: null, reminderUndelivered: false },
    },
    item: {
      id: 'item',
      name: 'Moon night light',
      thumbnailUrl: null,
      picture: null,
      category: 'Other',
      progressPercentage: 10,
      currentAmount: cents(5000),
      promisedAmount: cents(5000),
      targetAmount: cents(50_000),
      isRemoved: false,
    },
    can: { verify: true, remind: true, delete: true },
    ...told,
  }
}
