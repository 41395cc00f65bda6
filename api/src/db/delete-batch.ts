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

/** Creates a function that deletes at most `limit` rows whose time in a column is past; returns how many. */
export const deleteBefore =
  (table: string, column: string) =>
  (db: Db, before: Date, limit: number): Promise<number> =>
    deleteBatch(db, { table, limit }, rows => rows.where(column, '<', before))
