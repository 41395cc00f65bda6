import type { Db } from '../db/connect.ts'

export interface PeriodicJobRow {
  name: string
  periodS: number
}

/** Stores jobs that have no row yet, as known from `at` on. */
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
  /** Of the last success, or of the first start where there was none. */
  since: Date
}

/** Lists the jobs that have not finished for three of their periods. */
export async function listLate(db: Db, now: Date): Promise<LateJob[]> {
  const since = 'coalesce(last_success_at, created_at)'
  return db('periodic_jobs')
    .whereRaw(`${since} < ?::timestamptz - 3 * period_s * interval '1 second'`, [now])
    .orderBy('name')
    .select('name', db.raw(`${since} as since`))
}
