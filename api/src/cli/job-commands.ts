import type { Db } from '../db/connect.ts'
import * as audit from '../features/audit/audit-store.ts'
import * as queueStore from '../jobs/queue-store.ts'
import type { CommandResult } from './command-result.ts'

const jobs = (count: number, one: string, several: string) =>
  count === 1 ? `1 job ${one}.` : `${count} jobs ${several}.`

function record(db: Db, action: string, details: { name?: string; count: number }): Promise<void> {
  return audit.record(db, { actorKind: 'operator', action, entity: 'queue', details })
}

/** Retries failed jobs whose attempts are used up: all, or those with a name. */
export function retryJobs(db: Db, name?: string): Promise<CommandResult> {
  return db.transaction(async trx => {
    const count = await queueStore.retryFailed(trx, { name })
    await record(trx, 'jobs.retried', { name, count })
    return { exitCode: 0, note: jobs(count, 'is tried again', 'are tried again') }
  })
}

/** Deletes failed jobs with a name. */
export function discardJobs(db: Db, name: string): Promise<CommandResult> {
  return db.transaction(async trx => {
    const count = await queueStore.deleteFailed(trx, { name })
    await record(trx, 'jobs.discarded', { name, count })
    return { exitCode: 0, note: jobs(count, 'was removed', 'were removed') }
  })
}
