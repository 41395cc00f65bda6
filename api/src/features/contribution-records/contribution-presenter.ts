import type {
  OwnerContributor,
  PublicContributor,
} from '@registry/shared/contract/contributions/contributor-schemas'
import { contributionPermissions } from './contribution-policy.ts'
import type { Contribution } from './contribution-store.ts'

/** Converts a contribution to its contributor as visitors see them. */
export function toPublicContributor(contribution: Contribution): PublicContributor {
  return {
    id: contribution.id,
    name: contribution.name,
    amount: contribution.amountCents,
    timestamp: contribution.createdAt.toISOString(),
    message: contribution.message,
  }
}

/** Converts a contribution to its contributor as the owner sees them. */
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
