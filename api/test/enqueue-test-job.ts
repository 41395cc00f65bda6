import { sendPaymentReminder } from '../src/features/contributions/mails/contribution-mails.ts'
import { enqueue } from '../src/jobs/enqueue.ts'
import type { TestApi } from './start-api.ts'

/** Enqueues a job that no worker runs and sets columns of its row. */
export async function enqueueTestJob(
  { app: { db, newId } }: TestApi,
  columns: Record<string, unknown>,
): Promise<void> {
  const contributionId = newId()
  await enqueue(db, sendPaymentReminder, { contributionId })
  await db('graphile_worker._private_jobs')
    .whereRaw(`payload->>'contributionId' = ?`, [contributionId])
    .update(columns)
}
