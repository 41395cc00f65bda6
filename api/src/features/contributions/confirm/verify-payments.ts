import type { Db } from '../../../db/connect.ts'
import * as auditStore from '../../audit/audit-store.ts'
import type { Contribution } from '../../contribution-records/contribution-store.ts'
import type { ContributionAction } from './contribution-action.ts'
import * as ownerStore from './owner-contribution-store.ts'

type Verify = Omit<ContributionAction, 'id'> & { ids: string[] }

interface Refused {
  id: string
  code: 'ALREADY_VERIFIED' | 'NOT_FOUND'
}

/**
 * Marks several payments as received. Contributions that cannot be verified are returned in `refused` and do
 * not affect the others. Run it in a transaction.
 */
export async function verifyPayments(
  db: Db,
  { actor, ids, now, trace }: Verify,
): Promise<{ verified: Contribution[]; refused: Refused[] }> {
  const { registryId } = actor
  const there = new Set(await ownerStore.lockAll(db, registryId, ids))
  const byId = new Map(
    (await ownerStore.markAllVerified(db, { ids, registryId, now })).map(one => [one.id, one]),
  )
  // In the order of the request.
  const verified = ids.flatMap(id => byId.get(id) ?? [])
  const refused = ids
    .filter(id => !byId.has(id))
    .map((id): Refused => ({ id, code: there.has(id) ? 'ALREADY_VERIFIED' : 'NOT_FOUND' }))
  const event = { ...actor, action: 'contribution.verified', entity: 'contribution', ...trace }
  await auditStore.recordAll(
    db,
    verified.map(({ id, itemId, amountCents }) => ({
      ...event,
      entityId: id,
      details: { itemId, amountCents },
    })),
  )
  return { verified, refused }
}
