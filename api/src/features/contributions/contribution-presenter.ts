import type {
  OwnerContributor,
  PublicContributor,
} from '@registry/shared/contract/contributor-schemas'
import { contributionPermissions } from './contribution-policy.ts'
import type { Contribution } from './contribution-store.ts'

/** Who gave, for everyone. */
export function toPublicContributor(contribution: Contribution): PublicContributor {
  return {
    id: contribution.id,
    name: contribution.name,
    amount: contribution.amountCents,
    timestamp: contribution.createdAt.toISOString(),
    message: contribution.message,
  }
}

/** Who gave, for the owner. */
export function toOwnerContributor(contribution: Contribution): OwnerContributor {
  return {
    ...toPublicContributor(contribution),
    email: contribution.email,
    paymentMethod: contribution.paymentMethod,
    paymentVerified: contribution.verifiedAt !== null,
    verifiedAt: contribution.verifiedAt?.toISOString() ?? null,
    reminderCount: contribution.reminderCount,
    reminderSentAt: contribution.reminderSentAt?.toISOString() ?? null,
    reminderUndelivered: contribution.reminderUndeliveredAt !== null,
    can: contributionPermissions(contribution),
  }
}
