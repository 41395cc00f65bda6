import type { Db } from './connect.ts'
import { deleteBatch } from './delete-batch.ts'

/** Deletes at most `limit` rate limit counters whose window ended before a time; returns how many. */
export function deleteExpiredCounts(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'rate_limits', limit }, rows =>
    rows.where('expire', '<', before.getTime()),
  )
}
