import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { imagePath } from '@registry/shared/images/image-file-names'
import { isEmailAddress } from '../contribution-records/contribution-policy.ts'
import type { Contributor } from './contributor-store.ts'
import { isThanked, noteOf, statusOf } from './note-policy.ts'
import type { ThankedContribution } from './thanked-contribution-store.ts'

const toThankedItem = (contribution: ThankedContribution, { stored }: Contributor) => ({
  contributionId: contribution.id,
  itemName: contribution.itemName,
  category: contribution.category,
  thumbnailUrl: contribution.imageHash && imagePath(contribution.imageHash),
  picture: contribution.picture,
  amount: contribution.amountCents,
  message: contribution.message,
  timestamp: contribution.createdAt.toISOString(),
  isVerified: contribution.verifiedAt !== null,
  isThanked: isThanked(stored, contribution.createdAt),
  isThankedByMail: contribution.autoThankedAt !== null,
  isNameHidden: contribution.isNameHidden,
  isAmountHidden: contribution.isAmountHidden,
})

/** Converts a contributor with all their contributions for the owner. */
export function toThankYou(
  contributor: Contributor,
  contributions: readonly ThankedContribution[],
): ThankYou {
  const { stored, latestContributionAt } = contributor
  const status = statusOf(stored, latestContributionAt)
  return {
    id: contributor.id,
    name: contributor.name,
    email: isEmailAddress(contributor.email) ? contributor.email : null,
    status,
    note: noteOf(stored, latestContributionAt),
    sentAt: stored?.sentAt?.toISOString() ?? null,
    isUndelivered: status !== 'sent' && Boolean(stored?.undeliveredAt),
    gifts: contributions.map(contribution => toThankedItem(contribution, contributor)),
  }
}
