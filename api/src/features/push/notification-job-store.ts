import type { Db } from '../../db/connect.ts'

/** Data of an offering for a notification. */
export interface OfferingSummary {
  registryId: string
  itemName: string
  offererName: string
  email: string
}

/** Returns undefined once the offering was withdrawn. */
export async function find(db: Db, id: string): Promise<OfferingSummary | undefined> {
  return db('offerings').where({ id }).whereNull('deleted_at').first({
    registryId: 'registry_id',
    itemName: 'item_name',
    offererName: 'offerer_name',
    email: 'offerer_email',
  })
}

interface Check {
  registryId: string
  /** Time of the check; undefined for all checks. */
  askedAt: string | undefined
}

/** Returns the ids of the contributions of a payment check that are still open. */
export async function listStillOpen(db: Db, { registryId, askedAt }: Check): Promise<string[]> {
  const open = db('contributions')
    .where({ registry_id: registryId })
    .whereNull('deleted_at')
    .whereNull('payment_verified_at')
    .whereNotNull('owner_asked_at')
  if (askedAt !== undefined) open.where({ owner_asked_at: askedAt })
  const rows: { id: string }[] = await open.select('id')
  return rows.map(({ id }) => id)
}

const HOUR_MS = 3_600_000
/** Minimum age in ms of contributions that are included in a payment check. */
const YOUNGEST_MS = 18 * HOUR_MS
/** Maximum age in ms: older ones were checked before, or predate this feature. */
const OLDEST_MS = 48 * HOUR_MS

interface Claim {
  registryId: string
  /** Contribution whose check is due; included at any age. */
  contributionId: string
  /** Email address whose contributions are excluded. */
  excludedEmail: string | undefined
  at: Date
}

/**
 * Marks open contributions as checked and returns their ids, so that no other job includes them. Skips rows
 * that are locked because they are being verified.
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
