import type { Cents } from '@registry/shared/money/money'
import type { Db } from '../../../db/connect.ts'
import { retryConflicts } from '../../../db/retry-conflicts.ts'
import type { QueuedJob } from '../../../jobs/enqueue.ts'
import { type AuditEvent, toRow as toAuditRow } from '../../audit/audit-store.ts'

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

/**
 * Adds a contribution to its item's sum and stores it with its audit event and jobs in one statement, which
 * holds the item's lock. See the SQL function `contribute` for the outcomes.
 */
export async function insertIfFits(
  db: Db,
  contribution: NewContribution,
  { requestHash, audit, jobs }: RelatedRecords,
): Promise<'given' | 'full' | 'known' | 'used'> {
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
      .raw('select contribute(?::jsonb) as outcome', values)
      // Named: PostgreSQL keeps its plan.
      .options({ name: 'contribute' })
  // A conflict rolls back the whole transaction, so only the transaction can be retried, not this statement.
  const { rows } = await (db.isTransaction ? run() : retryConflicts(run))
  return rows[0].outcome
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
