import type { Db } from './connect.ts'
import { deleteBatch } from './delete-batch.ts'

/** Removes at most `limit` counts whose window had ended by then; returns how many. */
export function deleteExpiredCounts(db: Db, before: Date, limit: number): Promise<number> {
  return deleteBatch(db, { table: 'rate_limits', limit }, rows =>
    rows.where('expire', '<', before.getTime()),
  )
}
