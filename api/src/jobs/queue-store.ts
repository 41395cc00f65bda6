import type { Db } from '../db/connect.ts'

export interface FailedJobs {
  name: string
  count: number
}

/** Selects failed jobs: those whose attempts are used up. */
const givenUp = (db: Db) =>
  db('graphile_worker._private_jobs as job')
    .join('graphile_worker._private_tasks as task', 'task.id', 'job.task_id')
    // The predicate of the index given_up_jobs.
    .whereRaw('job.attempts >= job.max_attempts')
    .whereNull('job.locked_at')

/** Counts failed jobs by name. Periodic jobs are excluded: their next run replaces a failed one. */
export async function countFailed(db: Db): Promise<FailedJobs[]> {
  return givenUp(db)
    .whereNotIn('task.identifier', db('periodic_jobs').select('name'))
    .groupBy('task.identifier')
    .orderBy('task.identifier')
    .select('task.identifier as name', db.raw('count(*)::int as count'))
}

interface WhichJobs {
  name?: string | undefined
  /** Names of jobs that are left out. */
  except?: readonly string[]
  /** Only jobs that failed before this time. */
  before?: Date
  limit?: number
}

function idsOf(db: Db, { name, except = [], before, limit }: WhichJobs) {
  const ids = givenUp(db).whereNotIn('task.identifier', except).select('job.id')
  if (name !== undefined) ids.where('task.identifier', name)
  if (before) ids.where('job.updated_at', '<', before)
  return limit === undefined ? ids : ids.limit(limit)
}

/** Returns a query for the ids that a field of the payloads of jobs holds whose attempts are used up. */
export const givenUpIds = (db: Db, { name, field }: { name: string; field: string }) =>
  givenUp(db)
    .where('task.identifier', name)
    .select(db.raw('(job.payload->>?)::uuid', [field]))

/** Starts jobs whose attempts are used up again from their first attempt; returns how many. */
export async function retryFailed(db: Db, which: WhichJobs): Promise<number> {
  const call = 'graphile_worker.reschedule_jobs(array(?), run_at => now(), attempts => 0)'
  const { rows } = await db.raw(`select count(*)::int from ${call}`, [idsOf(db, which)])
  return rows[0].count
}

/** Deletes failed jobs; returns how many. */
export async function deleteFailed(db: Db, which: WhichJobs): Promise<number> {
  const call = 'graphile_worker.complete_jobs(array(?))'
  const { rows } = await db.raw(`select count(*)::int from ${call}`, [idsOf(db, which)])
  return rows[0].count
}

export interface Backlog {
  /** Jobs that are due and not running. */
  count: number
  /** Seconds since the oldest of them became due; 0 without one. */
  ageS: number
}

/** Measures the backlog by the database's clock, which the queue uses. */
export async function measureBacklog(db: Db): Promise<Backlog> {
  return db('graphile_worker._private_jobs')
    .where({ is_available: true })
    .where('run_at', '<', db.fn.now())
    .first(
      db.raw('count(*)::int as count'),
      db.raw('coalesce(extract(epoch from now() - min(run_at)), 0)::int as "ageS"'),
    )
}

export interface JobQueueState {
  job: string
  due: number
  scheduled: number
  running: number
  failed: number
  /** Seconds since the oldest due job became due; 0 without one. */
  oldestDueS: number
  /** Highest number of attempts that one of these jobs has used. */
  attempts: number
}

/** Measures the queue by name of the job. Reads all rows of the queue. */
export async function measureByJob(db: Db): Promise<JobQueueState[]> {
  const isDue = 'job.is_available and job.run_at <= now()'
  const isLeft = 'job.locked_at is null and job.attempts < job.max_attempts'
  const count = (condition: string, name: string) =>
    db.raw(`(count(*) filter (where ${condition}))::int as "${name}"`)
  return db('graphile_worker._private_jobs as job')
    .join('graphile_worker._private_tasks as task', 'task.id', 'job.task_id')
    .groupBy('task.identifier')
    .orderBy('task.identifier')
    .select(
      'task.identifier as job',
      count(isDue, 'due'),
      count(`${isLeft} and not (${isDue})`, 'scheduled'),
      count('job.locked_at is not null', 'running'),
      count('job.locked_at is null and job.attempts >= job.max_attempts', 'failed'),
      db.raw('max(job.attempts)::int as attempts'),
      db.raw(
        `coalesce(extract(epoch from now() - min(job.run_at) filter (where ${isDue})), 0)::float8 as "oldestDueS"`,
      ),
    )
}
