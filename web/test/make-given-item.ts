import type { OwnerContributor } from '@registry/shared/contract/contributions/contributor-schemas'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { addCents, cents } from '@registry/shared/money/money'
import { makeOwnerItem } from './make-owner-item.ts'

const PRICE = cents(50_00)

/** Creates a contributor of an unverified $20.00, with overrides. */
export function makeContributor(
  id: string,
  told: Partial<OwnerContributor> = {},
): OwnerContributor {
  return {
    id,
    name: 'Mei Lin Koh',
    email: 'mei@example.com',
    amount: cents(2000),
    timestamp: '2026-11-20T10:00:00.000Z',
    message: null,
    paymentMethod: 'singapore-paynow',
    paymentVerified: false,
    verifiedAt: null,
    reminderCount: 0,
    reminderSentAt: null,
    reminderUndelivered: false,
    can: { verify: true, remind: true, delete: true },
    ...told,
  }
}

/** Creates an item as the owner's API returns it, with totals computed from these contributors. */
export function makeGivenItem(
  id: string,
  contributors: OwnerContributor[],
  totalPrice = PRICE,
): OwnerItem {
  const amountContributed = addCents(...contributors.map(({ amount }) => amount))
  return {
    ...makeOwnerItem(id, {}),
    totalPrice,
    amountContributed,
    isFullyFunded: amountContributed >= totalPrice,
    contributorCount: contributors.length,
    contributors,
    can: { edit: true, delete: true, reset: contributors.length > 0 },
  }
}
