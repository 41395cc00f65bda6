import { DatabaseClient } from '@registry/shared/database/database-client'
import knex, { type Knex } from 'knex'
import pg from 'pg'
import type { Logger } from 'pino'
import { retryConflicts } from './retry-conflicts.ts'

/** A connection pool or a transaction. */
export type Db = Knex

const INT8 = 20

// Amounts are bigint columns: as numbers they are exact up to 2^53, and anything above is a defect.
pg.types.setTypeParser(INT8, text => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
})

/** Default time in ms to wait for a connection or a lock, so that slow requests do not occupy connections. */
const PATIENCE_MS = 2_000
/** `patienceMs` of an operator's command and of the demo's seed: no visitor waits, so a lock or a slow machine must not fail it. */
export const COMMAND_PATIENCE_MS = 60_000
/** Statement timeout of the server, as a multiple of `patienceMs`. */
const STATEMENT_FACTOR = 1.1
/** Extra time in ms that the driver waits beyond the statement timeout; then the server is unresponsive. */
const ANSWER_MS = 200

export interface ConnectOptions {
  url: string
  /**
   * True when the URL is that of a transaction pooler, which takes no settings of a session: it has limits of its
   * own (see `findMissingLimits`), and a transaction sets `statementMs` itself.
   */
  isPooled?: boolean
  pool?: number
  log?: Logger
  /** Time in ms to wait for a connection, and for a lock. */
  patienceMs?: number
  /** Time in ms that a statement may take; 1.1 times the patience by default. */
  statementMs?: number
}

type Query = (...args: unknown[]) => Promise<unknown> | undefined

/** Removes the names of prepared statements, which exist on one server connection of a pooler only. */
function removeStatementNames(client: pg.Client): void {
  const query: Query = client.query.bind(client)
  const withoutName = (statement: unknown) => {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    return isNamed ? { ...statement, name: undefined } : statement
  }
  Object.assign(client, {
    query: (statement: unknown, ...args: unknown[]) => query(withoutName(statement), ...args),
  })
}

/** Closes a connection whose query got no response: later queries would wait behind it. */
function endWhenUnanswered(client: pg.Client): void {
  const query: Query = client.query.bind(client)
  const check = (error: unknown) => {
    const isUnanswered = error instanceof Error && error.message === 'Query read timeout'
    if (isUnanswered) client.connection.stream.destroy()
  }
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const answered = args.at(-1)
      // Knex passes a callback; the rate limiter awaits a promise.
      if (typeof answered !== 'function') {
        const answer = query(...args)
        answer?.catch(check)
        return answer
      }
      return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
        check(error)
        answered(error, result)
      })
    },
  })
}

/**
 * Runs each transaction of a pool again that conflicted with a concurrent one; see `retryConflicts`. `localMs` is a
 * statement timeout that each sets.
 */
function withRetriedTransactions(db: Knex, localMs?: number): Knex {
  const begin = db.transaction.bind(db)
  type Work = (trx: Knex.Transaction) => Promise<unknown>
  const limit = (work: Work) => async (trx: Knex.Transaction) => {
    await trx.raw(`set local statement_timeout = ${localMs}`)
    return await work(trx)
  }
  const transaction = (work: Work, config?: Knex.TransactionConfig) =>
    retryConflicts(() => begin(localMs === undefined ? work : limit(work), config))
  return Object.defineProperty(db, 'transaction', { value: transaction, configurable: true })
}

/**
 * Creates a connection pool; it connects at the first query. Connections, locks, statements and unresponsive
 * servers have timeouts; `isOutage` recognizes the errors.
 */
export function connect(options: ConnectOptions): Knex {
  const { url, isPooled = false, pool = 10, log, patienceMs = PATIENCE_MS } = options
  const { statementMs = STATEMENT_FACTOR * patienceMs } = options
  const limits = {
    lock_timeout: patienceMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 5 * patienceMs,
  }
  const db = knex({
    client: 'pg',
    connection: {
      connectionString: url,
      options: isPooled ? undefined : asOptions(limits),
      connectionTimeoutMillis: patienceMs,
      query_timeout: statementMs + ANSWER_MS,
    },
    pool: {
      min: 0,
      max: pool,
      afterCreate(client: pg.Client, done: (error: null, client: pg.Client) => void) {
        if (isPooled) removeStatementNames(client)
        endWhenUnanswered(client)
        done(null, client)
      },
    },
    acquireConnectionTimeout: patienceMs,
    // The failing request logs the error; the driver's own messages are for debugging.
    log: {
      warn: message => log?.debug(message),
      error: message => log?.debug(message),
      deprecate: message => log?.debug(message),
      debug: message => log?.debug(message),
    },
  })
  db.client.driver = { ...db.client.driver, Client: DatabaseClient }
  return withRetriedTransactions(db, isPooled ? options.statementMs : undefined)
}

function asOptions(limits: Record<string, number>): string {
  return Object.entries(limits)
    .map(([name, ms]) => `-c ${name}=${ms}ms`)
    .join(' ')
}

/** Returns the limits that connections of a pooler lack, by the names of PostgreSQL. */
export async function findMissingLimits(db: Db): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select name from pg_settings where setting = '0'
        and name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')
      order by name`,
  )
  return rows.map(({ name }) => name)
}
