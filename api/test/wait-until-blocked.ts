import type { Knex } from 'knex'
import { expect, vi } from 'vitest'

/** Waits until exactly one connection to the database is blocked by a lock. */
export async function waitUntilBlocked(db: Knex): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await db('pg_stat_activity')
        .whereRaw('datname = current_database()')
        .where({ wait_event_type: 'Lock' })
      expect(waiting).toHaveLength(1)
    },
    { timeout: 240_000, interval: 10 },
  )
}
