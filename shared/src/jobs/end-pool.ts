interface Pool {
  query(sql: string): Promise<unknown>
  end(): Promise<void>
}

/**
 * Ends the connections of a worker that has stopped, after the outcome of its last jobs is written. The
 * queue asks the pool for a connection to write it on without awaiting it, and a pool that is told to end
 * drops whoever still waits for one: the job would stay locked and run again. They wait in line, so
 * once a query of ours has had its turn they have their connection, which the pool's end awaits.
 */
export async function endPool(pool: Pool): Promise<void> {
  await pool.query('select 1').catch(() => undefined)
  await pool.end()
}
