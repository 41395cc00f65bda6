import type { Knex } from 'knex'
import type { Db } from './connect.ts'

/** Range of a unique column; without a bound it starts at the first or ends at the last row. */
export interface KeyRange {
  after: string | undefined
  upTo: string | undefined
}

interface NextRange {
  table: string
  column: string
  after: string | undefined
  size: number
}

/** Returns the next `size` rows after a key as a range; its end is open when no more are left. */
export async function nextRange(
  db: Db,
  { table, column, after, size }: NextRange,
): Promise<KeyRange> {
  const row: Record<string, string> | undefined = await db(table)
    .modify(inRange, column, { after, upTo: undefined })
    .orderBy(column)
    .offset(size - 1)
    .first(column)
  return { after, upTo: row?.[column] }
}

/** Limits a query to a range. */
export function inRange(query: Knex.QueryBuilder, column: string, { after, upTo }: KeyRange): void {
  if (after !== undefined) query.where(column, '>', after)
  if (upTo !== undefined) query.where(column, '<=', upTo)
}
