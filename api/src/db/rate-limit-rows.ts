import type { Db } from './connect.ts'

/** Forgets counts whose window had ended by then. */
export async function removeEndedCounts(db: Db, before: Date): Promise<void> {
  await db('rate_limits').where('expire', '<', before.getTime()).delete()
}
