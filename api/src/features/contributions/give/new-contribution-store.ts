import type { Cents } from '@registry/shared/money/money'
import type { Db } from '../../../db/connect.ts'
import { retryConflicts } from '../../../db/retry-conflicts.ts'
import type { QueuedJob } from '../../../jobs/enqueue.ts'
import { type AuditEvent, toRow as toAuditRow } from '../../audit/audit-store.ts'
import type { PublicContribution } from '../../contribution-records/contribution-presenter.ts'
import type { PublicItemRecord } from '../../items/item-presenter.ts'

export interface NewContribution {
  id: string
  registryId: string
  itemId: string
  name: string
  email: string
  amountCents: Cents
  message: string | null
  paymentMethod: string
  isNameHidden?: boolean | undefined
  isAmountHidden?: boolean | undefined
  /** Hash of scope and Idempotency-Key; unique, also among voided contributions. */
  idempotencyKey: string | undefined
  now: Date
}

/** Audit entry, jobs and request hash, stored together with a contribution. */
export interface RelatedRecords {
  requestHash: string
  audit: AuditEvent
  jobs: readonly QueuedJob[]
}

/** An item as visitors see it, with its contributions, newest first. */
interface LoadedItem {
  item: PublicItemRecord
  contributions: PublicContribution[]
}

/** A record that PostgreSQL returned as JSON, with its date as text. */
type Json<T extends { createdAt: Date }> = Omit<T, 'createdAt'> & { createdAt: string }

type LoadedItemJson = Json<PublicItemRecord> & { contributions: Json<PublicContribution>[] }

const withDate = <T extends { createdAt: string }>(record: T) => ({
  ...record,
  createdAt: new Date(record.createdAt),
})

function toLoadedItem({ contributions, ...item }: LoadedItemJson): LoadedItem {
  return { item: withDate(item), contributions: contributions.map(withDate) }
}

/** `loaded` is the item with the contribution. */
type Outcome =
  | { outcome: 'given'; loaded: LoadedItem }
  | { outcome: 'full' | 'known' | 'used'; loaded?: undefined }

/**
 * Adds a contribution to its item's sum and stores it with its audit event and jobs in one statement, which
 * holds the item's lock and returns the item. See the SQL function `contribute` for the outcomes.
 */
export async function insertIfFits(
  db: Db,
  contribution: NewContribution,
  { requestHash, audit, jobs }: RelatedRecords,
): Promise<Outcome> {
  const row = {
    id: contribution.id,
    registry_id: contribution.registryId,
    item_id: contribution.itemId,
    name: contribution.name,
    email: contribution.email,
    amount_cents: contribution.amountCents,
    message: contribution.message,
    payment_method: contribution.paymentMethod,
    is_name_hidden: contribution.isNameHidden,
    is_amount_hidden: contribution.isAmountHidden,
    idempotency_key: contribution.idempotencyKey,
    created_at: contribution.now,
  }
  const { details, ...event } = toAuditRow(audit)
  const stored = {
    ...{ contribution: row, requestHash, jobs },
    audit: { ...event, details: JSON.parse(details) },
  }
  const values = [JSON.stringify(stored)]
  const run = async () =>
    db
      .raw('select outcome, item from contribute_and_load(?::jsonb)', values)
      // Named: PostgreSQL keeps its plan.
      .options({ name: 'contribute-and-load' })
  // A conflict rolls back the whole transaction, so only the transaction can be retried, not this statement.
  const { rows } = await (db.isTransaction ? run() : retryConflicts(run))
  const [{ outcome, item }] = rows
  return outcome === 'given' ? { outcome, loaded: toLoadedItem(item) } : { outcome }
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
