import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import * as auditStore from '../../audit/audit-store.ts'
import type { ContributionAction } from '../confirm/contribution-actions.ts'

type Change = Omit<ContributionAction, 'id'> & { enabled: boolean }

/** Turns automatic thank-you emails on or off. Run it in a transaction. Throws NOT_FOUND for a closed registry. */
export async function switchAutoThankYou(
  db: Db,
  { actor, enabled, now, trace }: Change,
): Promise<void> {
  const { registryId } = actor
  const open = db('registries').where({ id: registryId }).whereNull('closed_at')
  const changed = await open.update({ auto_thank_you_enabled: enabled, updated_at: now })
  if (changed === 0) throw new AppError('NOT_FOUND')
  await auditStore.record(db, { ...actor, ...trace }, 'registry.auto_thank_you_switched', {
    entityId: registryId,
    details: { enabled },
  })
}
