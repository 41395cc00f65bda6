import type { Db } from '../../../db/connect.ts'
import {
  type Contribution,
  type ContributionRow,
  contributionColumns,
  toContribution,
} from '../../contribution-records/contribution-store.ts'

/** Contribution of a payment link, which may have been voided since. */
export interface LinkedContribution extends Contribution {
  isVoided: boolean
}

type Row = ContributionRow & { deleted_at: Date | null }

export async function find(db: Db, id: string): Promise<LinkedContribution | undefined> {
  const row: Row | undefined = await db('contributions')
    .where({ id })
    .first([...contributionColumns, 'deleted_at'])
  return row && { ...toContribution(row), isVoided: row.deleted_at !== null }
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
