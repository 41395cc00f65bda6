import type { TestApi } from './start-api.ts'

const TABLES = [
  'graphile_worker._private_jobs',
  'graphile_worker._private_known_crontabs',
  'periodic_jobs',
  'worker_heartbeats',
]

/** Deletes all jobs with their schedules and workers, so that the next test starts with an empty queue. */
export async function clearQueue({ app: { db } }: TestApi): Promise<void> {
  for (const table of TABLES) await db(table).delete()
}
