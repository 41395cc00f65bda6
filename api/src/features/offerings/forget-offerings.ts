import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { eraseOfferings } from './erase-offerings.ts'

const KEPT_MS = 90 * 24 * 3_600_000

/**
 * Forgets what came to nothing, ninety days later: offerings that were declined, called off or
 * withdrawn, with who offered them, what was said and their photos.
 */
export const forgetOfferings = defineJob({
  name: 'forget_offerings',
  payload: z.object({}),
  schedule: '17 19 * * *',
  async run(_payload, { app }) {
    const before = new Date(app.now().getTime() - KEPT_MS)
    const forgotten = await app.db.transaction(db =>
      eraseOfferings(
        db,
        ended =>
          void ended
            .where('deleted_at', '<', before)
            .orWhere(
              off => void off.where({ status: 'cancelled' }).where('updated_at', '<', before),
            ),
      ),
    )
    if (forgotten > 0) app.log.info({ forgotten }, 'ended offerings forgotten')
  },
})
