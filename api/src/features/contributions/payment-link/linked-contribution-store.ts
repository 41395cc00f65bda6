import type { Db } from '../../../db/connect.ts'
import {
  type Contribution,
  contributionColumns,
} from '../../contribution-records/contribution-store.ts'

/** Contribution of a payment link, which may have been voided since. */
export interface LinkedContribution extends Contribution {
  isVoided: boolean
  /** Name of the item in the payment reference; null if the item was not renamed since. */
  referenceItemName: string | null
}

export async function find(db: Db, id: string): Promise<LinkedContribution | undefined> {
  return db('contributions')
    .where({ id })
    .select(contributionColumns, { referenceItemName: 'reference_item_name' })
    .first(db.raw('deleted_at is not null as "isVoided"'))
}

/** Stores that an open payment was made at this time by this method. Returns false for a verified or voided one. */
export async function claimPayment(
  db: Db,
  id: string,
  { paymentMethod, at }: { paymentMethod: string; at: Date },
): Promise<boolean> {
  const changed = await db('contributions')
    .where({ id })
    .whereNull('payment_verified_at')
    .whereNull('deleted_at')
    .update({ payment_method: paymentMethod, payment_claimed_at: at })
  return changed > 0
}
