interface Pool {
  query(sql: string): Promise<unknown>
  end(): Promise<void>
}

/**
 * Ends the connection pool of a stopped worker after the results of its last jobs are stored. The queue
 * (graphile-worker) stores a result without awaiting the write, and `end` of pg's pool rejects clients that
 * still wait for a connection, so the job would stay locked and run again. Clients get connections in order:
 * once this function's own query has run, the pending writes have theirs, and `end` awaits those.
 */
export async function endPool(pool: Pool): Promise<void> {
  await pool.query('select 1').catch(() => undefined)
  await pool.end()
}
