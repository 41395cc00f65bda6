import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import { requireFound } from '../../../http/routes/require-found.ts'
import * as auditStore from '../../audit/audit-store.ts'
import type { Contribution } from '../../contribution-records/contribution-store.ts'
import type { ContributionAction } from './contribution-action.ts'
import * as ownerStore from './owner-contribution-store.ts'

/**
 * Marks a payment as received, irreversibly. Run it in a transaction. Throws NOT_FOUND for a contribution that
 * is voided or belongs to another registry, ALREADY_VERIFIED.
 */
export async function verifyPayment(
  db: Db,
  { actor, id, now, trace }: ContributionAction,
): Promise<Contribution> {
  const { registryId } = actor
  const verified = await ownerStore.markVerified(db, { id, registryId, now })
  if (!verified) {
    requireFound(await ownerStore.findById(db, registryId, id))
    throw new AppError('ALREADY_VERIFIED')
  }
  await auditStore.record(db, {
    ...actor,
    action: 'contribution.verified',
    entity: 'contribution',
    entityId: id,
    details: { itemId: verified.itemId, amountCents: verified.amountCents },
    ...trace,
  })
  return verified
}
