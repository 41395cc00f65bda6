import type { Db } from '../../db/connect.ts'

const HOUR_MS = 3_600_000
/** Gifts that are so old are asked about with the one whose day is over. */
const YOUNGEST_MS = 18 * HOUR_MS
/** What was open for longer was asked about, or is from before anybody asked. */
const OLDEST_MS = 48 * HOUR_MS

interface Claim {
  registryId: string
  /** The one whose time has come, whatever its age. */
  contributionId: string
  /** An address whose gifts are not asked about. */
  excludedEmail: string | undefined
  at: Date
}

/**
 * Notes that the owner is asked about the payments of these gifts, and gives their ids: nobody else is given them
 * again. Those that are being verified at this moment are left out, so nothing waits here.
 */
export async function claim(db: Db, { registryId, contributionId, excludedEmail, at }: Claim) {
  const before = (ms: number) => new Date(at.getTime() - ms)
  const open = db('contributions')
    .where({ registry_id: registryId })
    .whereNull('deleted_at')
    .whereNull('payment_verified_at')
    .whereNull('owner_asked_at')
    .where(
      due =>
        void due
          .whereBetween('created_at', [before(OLDEST_MS), before(YOUNGEST_MS)])
          .orWhere({ id: contributionId }),
    )
    .whereRaw('lower(email) is distinct from lower(?::text)', [excludedEmail ?? null])
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .select('id')
  const rows: { id: string }[] = await db('contributions')
    .whereIn('id', open)
    .update({ owner_asked_at: at })
    .returning('id')
  return rows.map(({ id }) => id)
}
