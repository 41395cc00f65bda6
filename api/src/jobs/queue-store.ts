import type { Db } from '../db/connect.ts'

export interface GivenUpJobs {
  name: string
  count: number
}

/**
 * Counts the jobs whose attempts are used up, by the name of the job. Periodic jobs are left out: their
 * next run takes the place of one that failed.
 */
export async function countGivenUp(db: Db): Promise<GivenUpJobs[]> {
  return (
    db('graphile_worker._private_jobs as job')
      .join('graphile_worker._private_tasks as task', 'task.id', 'job.task_id')
      // As the index says it.
      .whereRaw('job.attempts >= job.max_attempts')
      .whereNull('job.locked_at')
      .whereNotIn('task.identifier', db('periodic_jobs').select('name'))
      .groupBy('task.identifier')
      .orderBy('task.identifier')
      .select('task.identifier as name', db.raw('count(*)::int as count'))
  )
}

export interface Backlog {
  /** Jobs that are due and that no worker has taken. */
  count: number
  /** Seconds since the oldest of them became due; 0 without one. */
  ageS: number
}

/** Measures the queue by the clock of the database, which is the queue's own. */
export async function measureBacklog(db: Db): Promise<Backlog> {
  return db('graphile_worker._private_jobs')
    .where({ is_available: true })
    .where('run_at', '<', db.fn.now())
    .first(
      db.raw('count(*)::int as count'),
      db.raw('coalesce(extract(epoch from now() - min(run_at)), 0)::int as "ageS"'),
    )
}
