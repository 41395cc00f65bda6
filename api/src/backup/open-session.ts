import { DatabaseClient } from '@registry/shared/database/database-client'
import type pg from 'pg'

/** Settings under which values are written and read alike on every server. */
const SETTINGS = `
  set client_encoding to 'UTF8';
  set datestyle to 'ISO';
  set intervalstyle to 'postgres';
  set timezone to 'UTC';
  set extra_float_digits to 3;
  set statement_timeout to 0;
  set idle_in_transaction_session_timeout to 0`

/** Connects for a backup or a restore, whose statements may take hours. */
export async function openSession(databaseUrl: string): Promise<pg.Client> {
  const client = new DatabaseClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // The running query reports a lost connection; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(SETTINGS)
  return client
}

/** Returns the first row of a query. */
export async function firstRow<Row extends pg.QueryResultRow>(
  client: pg.Client,
  sql: string,
  values: unknown[] = [],
): Promise<Row | undefined> {
  const { rows } = await client.query<Row>(sql, values)
  return rows[0]
}
