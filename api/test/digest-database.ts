import pg from 'pg'
import { listTables, quote } from '../src/backup/list-tables.ts'
import { SELECT_JOBS } from '../src/backup/queue-jobs.ts'

/**
 * Returns row count and digest of the jobs and of each table of a database, by name: of its present rows, or of those
 * of an exported snapshot.
 */
export async function digestDatabase(
  databaseUrl: string,
  snapshot?: string,
): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    if (snapshot !== undefined) await client.query(`set transaction snapshot '${snapshot}'`)
    const sources = (await listTables(client)).map(({ name }) => [name, quote(name)] as const)
    const digests: Record<string, string> = {}
    for (const [name, source] of [...sources, ['jobs', `(${SELECT_JOBS})`] as const]) {
      const { rows } = await client.query(
        `select count(*) || ' ' || md5(coalesce(string_agg(line, ',' order by line), '')) as digest
           from (select md5(t::text) as line from ${source} t) lines`,
      )
      digests[name] = rows[0].digest
    }
    return digests
  } finally {
    await client.end()
  }
}
