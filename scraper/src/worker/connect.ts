import { createQueuePool } from '@registry/shared/queue/create-queue-pool'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

/** Creates a connection pool. Lost connections are logged and replaced. */
export function connect(databaseUrl: string, max: number, log: Logger): Pool {
  const limits = { statement_timeout: 5_000, query_timeout: 10_000, lock_timeout: 2_000 }
  return createQueuePool(
    {
      ...limits,
      connectionString: databaseUrl,
      max,
      connectionTimeoutMillis: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      application_name: 'registry-scraper',
    },
    log,
  )
}
