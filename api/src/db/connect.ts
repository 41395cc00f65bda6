import knex, { type Knex } from 'knex'
import pg from 'pg'
import type { Logger } from 'pino'

/** A connection pool or a transaction of it: every store takes one first. */
export type Db = Knex

const INT8 = 20

// Amounts are bigint columns: as numbers they are exact up to 2^53, and anything above is a defect.
pg.types.setTypeParser(INT8, text => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
})

/** A request that waits longer than a person does must not hold a connection. */
const PATIENCE_MS = 2_000

const serverOptions = (patienceMs: number) =>
  [
    `-c lock_timeout=${patienceMs}ms`,
    `-c statement_timeout=${2.5 * patienceMs}ms`,
    `-c idle_in_transaction_session_timeout=${5 * patienceMs}ms`,
  ].join(' ')

export interface ConnectOptions {
  url: string
  pool?: number
  log?: Logger
  /** How long to wait for a connection, and for a lock. */
  patienceMs?: number
}

/** Opens a pool on a PostgreSQL server. Nothing connects before the first query. */
export function connect({ url, pool = 10, log, patienceMs = PATIENCE_MS }: ConnectOptions): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      options: serverOptions(patienceMs),
    },
    pool: { min: 0, max: pool },
    acquireConnectionTimeout: patienceMs,
    // The request that suffers says so itself; the driver's own lines are for those who look closer.
    log: {
      warn: message => log?.debug(message),
      error: message => log?.debug(message),
      deprecate: message => log?.debug(message),
      debug: message => log?.debug(message),
    },
  })
}
