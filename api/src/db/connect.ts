import knex, { type Knex } from 'knex'
import pg from 'pg'

/** A connection pool or a transaction of it: every store takes one first. */
export type Db = Knex

const INT8 = 20

// Amounts are bigint columns: as numbers they are exact up to 2^53, and anything above is a defect.
pg.types.setTypeParser(INT8, text => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
})

const STATEMENT_TIMEOUT_MS = 5_000
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000

export interface ConnectOptions {
  url: string
  pool?: number
}

/** Opens a pool on a PostgreSQL server. Nothing connects before the first query. */
export function connect({ url, pool = 10 }: ConnectOptions): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    },
    pool: { min: 0, max: pool },
    acquireConnectionTimeout: 2_000,
  })
}
