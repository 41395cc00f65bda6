import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseClient } from '../database/database-client.ts'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/**
 * A pool whose connections may be released twice. graphile-worker does so when its LISTEN fails while it shuts down; the
 * second release would throw, and the unhandled rejection would end the process.
 */
class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect((error, client, release) => {
      // A pool that has ended passes an error alone.
      let isReleased = error !== undefined && error !== null
      callback(error, client, destroy => {
        if (isReleased) return
        isReleased = true
        release(destroy)
      })
    })
    return undefined
  }
}

/** Creates the connection pool of a queue. Lost connections are logged and replaced. */
export function createQueuePool(config: pg.PoolConfig, log: Logger): pg.Pool {
  const pool = new QueuePool({ Client: DatabaseClient, ...config })
  const onError = (err: Error) => log.warn({ err }, 'database connection lost')
  pool.on('error', onError)
  // graphile-worker requires an error listener on each client: an idle listener's error would otherwise be uncaught.
  pool.on('connect', client => client.on('error', onError))
  return pool
}
