import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { imagePath } from '@registry/shared/images/image-file-names'
import { fundedPercent } from '@registry/shared/money/funded-percent'
import { contributionPermissions } from './contribution-policy.ts'
import type { Gift } from './contribution-with-item-store.ts'

function paymentStatus(gift: Gift) {
  const { verifiedAt, reminderCount, reminderSentAt, reminderUndeliveredAt } = gift
  return {
    verified: verifiedAt !== null,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    reminderCount,
    reminderSentAt: reminderSentAt?.toISOString() ?? null,
    reminderUndelivered: reminderUndeliveredAt !== null,
  }
}

/** Converts a contribution with its item for the owner. */
export function toContributionDetail(gift: Gift): ContributionDetail {
  return {
    id: gift.id,
    amount: gift.amountCents,
    contributionDate: gift.createdAt.toISOString(),
    paymentMethod: gift.paymentMethod,
    message: gift.message,
    contributor: { name: gift.name, email: gift.email },
    paymentStatus: paymentStatus(gift),
    item: {
      id: gift.itemId,
      name: gift.itemName,
      thumbnailUrl: gift.imageHash && imagePath(gift.imageHash),
      picture: gift.picture,
      category: gift.itemCategory,
      progressPercentage: fundedPercent(gift.itemGivenCents, gift.itemPriceCents),
      currentAmount: gift.itemGivenCents,
      targetAmount: gift.itemPriceCents,
      isRemoved: gift.isItemRemoved,
    },
    can: contributionPermissions(gift),
  }
}
