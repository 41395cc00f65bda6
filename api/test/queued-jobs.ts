import type { Db } from '../src/db/connect.ts'

export interface QueuedJob {
  name: string
  payload: Record<string, string>
}

/** Returns the queued jobs in the order of their creation. */
export async function queuedJobs(db: Db): Promise<QueuedJob[]> {
  return db('graphile_worker._private_jobs as job')
    .join('graphile_worker._private_tasks as task', 'task.id', 'job.task_id')
    .orderBy('job.id')
    .select('task.identifier as name', 'job.payload')
}

/** Returns the names of the queued jobs of a user. */
export async function jobNamesOfUser(db: Db, userId: string): Promise<string[]> {
  const jobs = await queuedJobs(db)
  return jobs.filter(({ payload }) => payload.userId === userId).map(({ name }) => name)
}
