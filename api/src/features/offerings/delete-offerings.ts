import type { Knex } from 'knex'
import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import { inRange, nextRange } from '../../db/key-range.ts'
import { daily, definePeriodicJob } from '../../jobs/periodic/define-periodic-job.ts'
import { enqueueImageRemoval } from '../images/remove-image.ts'
import * as photoStore from '../offering-photos/photo-store.ts'

/**
 * Deletes offerings with their messages, interests and photos, whose files a job removes; returns how many. Run
 * it in a transaction.
 */
export async function deleteOfferings(
  db: Db,
  which: Record<string, string> | Knex.QueryCallback,
): Promise<number> {
  const ids: string[] = await db('offerings').where(which).forUpdate().pluck('id')
  await enqueueImageRemoval(db, await photoStore.removeByOfferings(db, ids))
  for (const table of ['offering_messages', 'offering_interests']) {
    await db(table).whereRaw('offering_id = any(?::uuid[])', [ids]).delete()
  }
  // As one array parameter: the number of parameters of a statement is limited, and a flood of offerings must
  // not prevent closing an account.
  await db('offerings').whereRaw('id = any(?::uuid[])', [ids]).delete()
  return ids.length
}

const RETENTION_MS = 90 * 24 * 3_600_000

/**
 * Removes offerings that were declined, cancelled or withdrawn ninety days ago, with their offerer,
 * messages and photos.
 */
export const deleteEndedOfferings = definePeriodicJob({
  name: 'forget_offerings',
  schedule: daily(19, 17),
  cursor: z.object({ after: z.uuid() }),
  sliceSize: 500,
  async slice({ cursor, size, db, app }) {
    const before = new Date(app.now().getTime() - RETENTION_MS)
    const after = cursor?.after
    const range = await nextRange(db, { table: 'offerings', column: 'id', after, size })
    const deleted = await deleteOfferings(
      db,
      rows =>
        void rows
          .modify(inRange, 'id', range)
          .where(
            ended =>
              void ended
                .where('deleted_at', '<', before)
                .orWhere(
                  off => void off.where({ status: 'cancelled' }).where('updated_at', '<', before),
                ),
          ),
    )
    if (deleted > 0) app.log.info({ deleted }, 'ended offerings forgotten')
    return range.upTo === undefined ? undefined : { after: range.upTo }
  },
})
