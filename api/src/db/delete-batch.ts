import type { Knex } from 'knex'
import type { Db } from './connect.ts'

/** Deletes at most `limit` matching rows of a table; returns how many. */
export async function deleteBatch(
  db: Db,
  { table, limit }: { table: string; limit: number },
  which: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<number> {
  const batch = which(db(table)).limit(limit).select('ctid')
  return db(table).whereRaw('ctid = any(array(?))', [batch]).delete()
}
