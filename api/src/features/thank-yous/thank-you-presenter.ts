import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { imagePath } from '@registry/shared/images/image-file-names'
import { isEmailAddress } from '../contributions/contribution-policy.ts'
import type { Guest } from './contributor-store.ts'
import { isThanked, noteOf, statusOf } from './note-policy.ts'
import type { ThankedContribution } from './thanked-contribution-store.ts'

const toGift = (gift: ThankedContribution, { kept }: Guest) => ({
  contributionId: gift.id,
  itemName: gift.itemName,
  category: gift.category,
  thumbnailUrl: gift.imageHash && imagePath(gift.imageHash),
  picture: gift.picture,
  amount: gift.amountCents,
  message: gift.message,
  timestamp: gift.createdAt.toISOString(),
  isVerified: gift.verifiedAt !== null,
  isThanked: isThanked(kept, gift.createdAt),
  isThankedByMail: gift.autoThankedAt !== null,
})

/** Converts a contributor with all their contributions for the owner. */
export function toThankYou(guest: Guest, gifts: readonly ThankedContribution[]): ThankYou {
  const { kept, latestContributionAt } = guest
  const status = statusOf(kept, latestContributionAt)
  return {
    id: guest.id,
    name: guest.name,
    email: isEmailAddress(guest.email) ? guest.email : null,
    status,
    note: noteOf(kept, latestContributionAt),
    sentAt: kept?.sentAt?.toISOString() ?? null,
    isUndelivered: status !== 'sent' && Boolean(kept?.undeliveredAt),
    gifts: gifts.map(gift => toGift(gift, guest)),
  }
}
