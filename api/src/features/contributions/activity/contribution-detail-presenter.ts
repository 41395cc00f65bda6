import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { imagePath } from '@registry/shared/images/image-file-names'
import { fundedPercent } from '@registry/shared/money/funded-percent'
import { contributionPermissions } from '../../contribution-records/contribution-policy.ts'
import type { ContributionWithItem } from '../../contribution-records/contribution-with-item-store.ts'

function paymentStatus(contribution: ContributionWithItem) {
  const { verifiedAt, claimedAt, reminderCount, reminderSentAt, reminderUndeliveredAt } =
    contribution
  return {
    verified: verifiedAt !== null,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    claimedAt: claimedAt?.toISOString() ?? null,
    reminderCount,
    reminderSentAt: reminderSentAt?.toISOString() ?? null,
    reminderUndelivered: reminderUndeliveredAt !== null,
  }
}

/** Converts a contribution with its item for the owner. */
export function toContributionDetail(contribution: ContributionWithItem): ContributionDetail {
  return {
    id: contribution.id,
    amount: contribution.amountCents,
    contributionDate: contribution.createdAt.toISOString(),
    paymentMethod: contribution.paymentMethod,
    referenceItemName: contribution.referenceItemName,
    message: contribution.message,
    contributor: { name: contribution.name, email: contribution.email },
    isNameHidden: contribution.isNameHidden,
    isAmountHidden: contribution.isAmountHidden,
    paymentStatus: paymentStatus(contribution),
    item: {
      id: contribution.itemId,
      name: contribution.itemName,
      thumbnailUrl: contribution.imageHash && imagePath(contribution.imageHash),
      picture: contribution.picture,
      category: contribution.itemCategory,
      progressPercentage: fundedPercent(
        contribution.itemContributedCents,
        contribution.itemPriceCents,
      ),
      currentAmount: contribution.itemContributedCents,
      promisedAmount: contribution.itemPromisedCents,
      targetAmount: contribution.itemPriceCents,
      isRemoved: contribution.isItemRemoved,
    },
    can: contributionPermissions(contribution),
  }
}
