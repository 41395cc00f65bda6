import type { Pool, PoolClient } from 'pg'

interface Locked {
  hash: string
  /** True to store the image, which other jobs may do at the same time. */
  isShared?: boolean
}

/**
 * Runs `work` in a transaction that no removal of the image's files overlaps, also in
 * api/src/features/images/remove-image.ts. Otherwise an image stored again meanwhile would lose its files.
 */
export async function withImageLock<T>(
  db: Pool,
  { hash, isShared = false }: Locked,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.connect()
  try {
    await client.query('begin')
    // Longer than the requests to the image store together, each of which ends after 10 s.
    await client.query(`set local idle_in_transaction_session_timeout = '5min'`)
    const lock = isShared ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
    await client.query(`select ${lock}(hashtextextended($1, 0))`, [hash])
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // Closes the connection, which ends its transaction.
    client.release(true)
    throw error
  }
}
