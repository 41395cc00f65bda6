import pg from 'pg'

/** Runs one SQL statement on a new connection. */
export async function runSql(databaseUrl: string, sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(sql, values)
  } finally {
    await client.end()
  }
}
