import type {
  OwnerContributor,
  PublicContributor,
} from '@registry/shared/contract/contributions/contributor-schemas'
import { hiddenOnPageMessages } from '@registry/shared/messages/contributions/hidden-on-page'
import { ZERO } from '@registry/shared/money/money'
import { contributionPermissions } from './contribution-policy.ts'
import type { Contribution } from './contribution-store.ts'

/** Fields of a contribution of which its public contributor is made. */
export type PublicContribution = Pick<
  Contribution,
  'id' | 'name' | 'amountCents' | 'message' | 'createdAt' | 'isNameHidden' | 'isAmountHidden'
>

/** Fields that visitors and the owner see alike. */
function sharedFields({ id, createdAt, message }: PublicContribution) {
  return { id, timestamp: createdAt.toISOString(), message }
}

/** Converts a contribution to its contributor as visitors see them, without a hidden name or amount. */
export function toPublicContributor(contribution: PublicContribution): PublicContributor {
  return {
    ...sharedFields(contribution),
    name: contribution.isNameHidden ? hiddenOnPageMessages.contributor : contribution.name,
    amount: contribution.isAmountHidden ? ZERO : contribution.amountCents,
  }
}

/** Converts a contribution to its contributor as the owner sees them. */
export function toOwnerContributor(contribution: Contribution): OwnerContributor {
  return {
    ...sharedFields(contribution),
    name: contribution.name,
    email: contribution.email,
    amount: contribution.amountCents,
    isNameHidden: contribution.isNameHidden,
    isAmountHidden: contribution.isAmountHidden,
    paymentMethod: contribution.paymentMethod,
    paymentVerified: contribution.verifiedAt !== null,
    verifiedAt: contribution.verifiedAt?.toISOString() ?? null,
    claimedAt: contribution.claimedAt?.toISOString() ?? null,
    reminderCount: contribution.reminderCount,
    reminderSentAt: contribution.reminderSentAt?.toISOString() ?? null,
    reminderUndelivered: contribution.reminderUndeliveredAt !== null,
    can: contributionPermissions(contribution),
  }
}
