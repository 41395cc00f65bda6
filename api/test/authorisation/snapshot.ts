import type { Db } from '../../src/db/connect.ts'
import type { OwnerFixture } from './owner-fixture.ts'

type Column = { table_name: string; column_name: string }

/** Columns that assign rows to an owner. */
const TIES: Record<string, (household: OwnerFixture) => string> = {
  registry_id: ({ registryId }) => registryId,
  user_id: ({ userId }) => userId,
  owner_id: ({ userId }) => userId,
}

async function tiesOf(db: Db): Promise<Column[]> {
  const { rows } = await db.raw(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name = any(?)
      order by table_name, column_name`,
    [Object.keys(TIES)],
  )
  return rows
}

const rowsOf = (table: string, condition: string) =>
  `select '${table}' as name, coalesce(json_agg(r order by r::text), '[]') as rows
     from (select * from ${table} where ${condition}) r`

/** Creates a function that reads all rows of an owner in all tables, to verify that nothing changed. */
export async function prepareSnapshot(db: Db) {
  const ties = await tiesOf(db)
  const parts = ties.map(({ table_name, column_name }) => rowsOf(table_name, `${column_name} = ?`))
  const tokens = ['access_tokens', 'refresh_tokens'].map(table =>
    rowsOf(table, 'session_id in (select id from sessions where user_id = ?)'),
  )
  const sql = [rowsOf('users', 'id = ?'), ...parts, ...tokens].join(' union all ')
  return async (household: OwnerFixture): Promise<unknown> => {
    const { userId } = household
    const values = ties.map(({ column_name }) => TIES[column_name]?.(household) ?? '')
    const { rows } = await db.raw(sql, [userId, ...values, userId, userId])
    return rows
  }
}
