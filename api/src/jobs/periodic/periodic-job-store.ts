import type { Db } from '../../db/connect.ts'

export interface PeriodicJobRow {
  name: string
  periodS: number
}

/** Stores jobs that have no row yet; `at` is when they count as first seen. */
export async function insertMissing(
  db: Db,
  jobs: readonly PeriodicJobRow[],
  at: Date,
): Promise<void> {
  // An insert with a conflict would wait for the slice of another process.
  const known = new Set<string>(await db('periodic_jobs').pluck('name'))
  const rows = jobs
    .filter(({ name }) => !known.has(name))
    .map(({ name, periodS }) => ({ name, period_s: periodS, created_at: at }))
  if (rows.length > 0) await db('periodic_jobs').insert(rows).onConflict('name').ignore()
}

/** Stores these jobs and removes all others; jobs already stored keep their cursors and times. */
export async function replaceAll(db: Db, jobs: readonly PeriodicJobRow[], at: Date): Promise<void> {
  const names = jobs.map(({ name }) => name)
  await db('periodic_jobs').whereNotIn('name', names).delete()
  await insertMissing(db, jobs, at)
  for (const { name, periodS } of jobs) {
    await db('periodic_jobs')
      .where({ name })
      .whereNot({ period_s: periodS })
      .update({ period_s: periodS })
  }
}

/** Locks a job for one slice; undefined while another process works on one. */
export async function lock(db: Db, name: string): Promise<{ cursor: unknown } | undefined> {
  return db('periodic_jobs').where({ name }).forUpdate().skipLocked().first('cursor')
}

export async function markStarted(db: Db, name: string, at: Date): Promise<void> {
  await db('periodic_jobs').where({ name }).update({ started_at: at })
}

export async function saveCursor(db: Db, name: string, cursor: unknown): Promise<void> {
  await db('periodic_jobs')
    .where({ name })
    .update({ cursor: JSON.stringify(cursor) })
}

/** Ends a run: the next one starts from the beginning. */
export async function markFinished(db: Db, name: string, at: Date): Promise<void> {
  await db('periodic_jobs').where({ name }).update({ cursor: null, last_success_at: at })
}

export interface LateJob {
  name: string
  /** Seconds since the last success, or since the job was first seen. */
  ageS: number
}

/** Lists the jobs that have not finished for three of their periods. */
export async function listLate(db: Db, now: Date): Promise<LateJob[]> {
  const age = 'extract(epoch from ?::timestamptz - coalesce(last_success_at, created_at))'
  return db('periodic_jobs')
    .whereRaw(`${age} > 3 * period_s`, [now])
    .orderBy('name')
    .select('name', db.raw(`floor(${age})::int as "ageS"`, [now]))
}

export interface PeriodicJobSuccess {
  job: string
  periodS: number
  /** Unix time in seconds of the last success, or of when the job was first seen. */
  lastSuccessS: number
}

/** Lists when each periodic job succeeded last. */
export async function listSuccesses(db: Db): Promise<PeriodicJobSuccess[]> {
  const last = 'extract(epoch from coalesce(last_success_at, created_at))::float8 as "lastSuccessS"'
  return db('periodic_jobs')
    .orderBy('name')
    .select({ job: 'name', periodS: 'period_s' })
    .select(db.raw(last))
}
