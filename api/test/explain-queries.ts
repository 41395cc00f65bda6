import type { Knex } from 'knex'
import type { Db } from '../src/db/connect.ts'

/** Returns the query plans of all queries that `work` runs. */
export async function explainQueries(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const asked: Knex.Sql[] = []
  const listen = (query: Knex.Sql) => asked.push(query)
  db.on('query', listen)
  await work()
  db.removeListener('query', listen)
  return Promise.all(
    asked.map(async ({ sql, bindings }) => {
      const explained = sql.replace(/\$\d+/g, '?')
      const { rows } = await db.raw(`explain ${explained}`, [...bindings])
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
    }),
  )
}
