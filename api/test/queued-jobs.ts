import type { Db } from '../src/db/connect.ts'

export interface QueuedJob {
  name: string
  payload: Record<string, string>
}

/** What waits on the queue, in the order in which it was asked for. */
export async function queuedJobs(db: Db): Promise<QueuedJob[]> {
  return db('graphile_worker._private_jobs as job')
    .join('graphile_worker._private_tasks as task', 'task.id', 'job.task_id')
    .orderBy('job.id')
    .select('task.identifier as name', 'job.payload')
}

/** The names of the jobs that were asked for about one user. */
export async function jobNamesOfUser(db: Db, userId: string): Promise<string[]> {
  const jobs = await queuedJobs(db)
  return jobs.filter(({ payload }) => payload.userId === userId).map(({ name }) => name)
}
