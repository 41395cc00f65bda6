import type { Cents } from '@registry/shared/money/money'
import type { Db } from '../../../db/connect.ts'
import { retryConflicts } from '../../../db/retry-conflicts.ts'
import { type QueuedJob, toJobSpec } from '../../../jobs/enqueue.ts'
import { type AuditEvent, toRow as toAuditRow } from '../../audit/audit-store.ts'
import type { PublicContribution } from '../../contribution-records/contribution-presenter.ts'
import type { PublicItemRecord } from '../../items/item-presenter.ts'

export interface NewContribution {
  id: string
  /** Current slug of the registry. */
  slug: string
  itemId: string
  name: string
  email: string
  amountCents: Cents
  message: string | null
  paymentMethod: string
  isNameHidden?: boolean | undefined
  isAmountHidden?: boolean | undefined
  /** Idempotency-Key, stored as a hash with its scope; unique, also among voided contributions. */
  idempotencyKey: string | undefined
  now: Date
}

/** Audit entry, jobs and request hash, stored together with a contribution. */
export interface RelatedRecords {
  requestHash: string
  audit: AuditEvent
  jobs: readonly QueuedJob[]
  /** Jobs of a registry that thanks automatically. */
  thankYouJobs: readonly QueuedJob[]
}

/** An item as visitors see it, with its contributions, newest first. */
export interface LoadedItem {
  item: PublicItemRecord
  contributions: PublicContribution[]
}

/** A contribution as PostgreSQL returns it. */
type ContributionJson = [
  id: string,
  name: string,
  amountCents: Cents,
  message: string | null,
  createdAt: string,
  isNameHidden: boolean,
  isAmountHidden: boolean,
]

/** `LoadedItem` as PostgreSQL returns it, and stores it for retries. */
export type LoadedItemJson = Omit<PublicItemRecord, 'createdAt'> & {
  createdAt: string
  contributions: ContributionJson[]
}

function fromJson(values: ContributionJson): PublicContribution {
  const [id, name, amountCents, message, createdAt, isNameHidden, isAmountHidden] = values
  return {
    ...{ id, name, amountCents, message, createdAt: new Date(createdAt) },
    ...{ isNameHidden, isAmountHidden },
  }
}

export const toLoadedItem = ({ contributions, ...item }: LoadedItemJson): LoadedItem => ({
  item: { ...item, createdAt: new Date(item.createdAt) },
  contributions: contributions.map(fromJson),
})

/** `loaded` is the item with the contribution. */
type Outcome =
  | { outcome: 'given'; registryId: string; loaded: LoadedItem }
  | { outcome: 'full' | 'known' | 'used'; registryId: string }
  | { outcome: 'unknown' }

/**
 * Adds a contribution to its item's sum and stores it with its audit event, its jobs and the item for retries in one
 * statement, which holds the item's lock. See the SQL function `contribute_once` for the outcomes.
 */
export async function insertIfFits(
  db: Db,
  contribution: NewContribution,
  { requestHash, audit, jobs, thankYouJobs }: RelatedRecords,
): Promise<Outcome> {
  const { slug, idempotencyKey } = contribution
  const row = {
    id: contribution.id,
    item_id: contribution.itemId,
    name: contribution.name,
    email: contribution.email,
    amount_cents: contribution.amountCents,
    message: contribution.message,
    payment_method: contribution.paymentMethod,
    is_name_hidden: contribution.isNameHidden,
    is_amount_hidden: contribution.isAmountHidden,
    created_at: contribution.now,
  }
  const { details, ...event } = toAuditRow(audit)
  const stored = {
    ...{ slug, contribution: row, requestHash },
    // As bytes: a key may contain characters that JSON of PostgreSQL does not allow.
    key: idempotencyKey === undefined ? null : Buffer.from(idempotencyKey).toString('hex'),
    audit: { ...event, details: JSON.parse(details) },
    ...{ jobs: jobs.map(toJobSpec), thankYouJobs: thankYouJobs.map(toJobSpec) },
  }
  const values = [JSON.stringify(stored)]
  const run = async () =>
    db
      .raw('select outcome, "registryId", item from contribute_once(?::jsonb)', values)
      // Named: PostgreSQL keeps its plan.
      .options({ name: 'contribute-once' })
  // A conflict rolls back the whole transaction, so only the transaction can be retried, not this statement.
  const { rows } = await (db.isTransaction ? run() : retryConflicts(run))
  const [{ item, ...result }] = rows
  return item ? { ...result, loaded: toLoadedItem(item) } : result
}

/** Returns the contribution that was stored under a key, also a voided one; undefined once the key has expired. */
export async function findIdByKey(db: Db, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined
  const row = await db('contributions')
    .where({ idempotency_key: key })
    .whereExists(db('idempotency_keys').where({ scope_key: key }))
    .first('id')
  return row?.id
}
