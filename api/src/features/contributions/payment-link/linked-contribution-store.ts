import type { Db } from '../../../db/connect.ts'
import {
  type Contribution,
  contributionColumns,
} from '../../contribution-records/contribution-store.ts'

/** Contribution of a payment link, which may have been voided since. */
export interface LinkedContribution extends Contribution {
  isVoided: boolean
}

export async function find(db: Db, id: string): Promise<LinkedContribution | undefined> {
  return db('contributions')
    .where({ id })
    .select(contributionColumns)
    .first(db.raw('deleted_at is not null as "isVoided"'))
}

/** Changes the method of an open payment. Returns false for a verified or voided one, or for the same method. */
export async function changeMethod(db: Db, id: string, paymentMethod: string): Promise<boolean> {
  const changed = await db('contributions')
    .where({ id })
    .whereNot({ payment_method: paymentMethod })
    .whereNull('payment_verified_at')
    .whereNull('deleted_at')
    .update({ payment_method: paymentMethod })
  return changed > 0
}
