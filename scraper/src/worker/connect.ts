import { DatabaseClient } from '@registry/shared/database/database-client'
import pg, { type Pool } from 'pg'
import type { Logger } from 'pino'

/** Creates a connection pool. Lost connections are logged and replaced. */
export function connect(databaseUrl: string, max: number, log: Logger): Pool {
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 5_000,
    query_timeout: 10_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'registry-scraper',
  })
  const onError = (err: Error) => log.warn({ err }, 'database connection lost')
  pool.on('error', onError)
  // graphile-worker requires an error listener on each client: an idle listener's error would otherwise be
  // uncaught.
  pool.on('connect', client => client.on('error', onError))
  return pool
}
