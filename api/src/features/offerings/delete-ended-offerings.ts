import * as z from 'zod'
import { inRange, nextRange } from '../../db/key-range.ts'
import { daily, definePeriodicJob } from '../../jobs/periodic/define-periodic-job.ts'
import { deleteOfferings } from './delete-offerings.ts'

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
