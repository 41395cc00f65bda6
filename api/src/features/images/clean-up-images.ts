import * as z from 'zod'
import { nextRange } from '../../db/key-range.ts'
import { daily, definePeriodicJob } from '../../jobs/periodic/define-periodic-job.ts'
import { enqueueImageResize } from './enqueue-image-resize.ts'
import { enqueueImageRemoval } from './remove-image.ts'
import * as storedImageStore from './stored-image-store.ts'

const MONTH_MS = 30 * 24 * 3_600_000
/** Maximum number of images to resize per run, which one worker finishes in a night. */
const MAX_RESIZED = 1_000

/** Cursor of the next slice, with the number of images enqueued for resizing in this run. */
const cursorSchema = z.object({ after: z.string(), widened: z.int() })

/**
 * Removes images that nothing has used for a month, and enqueues the resizing of images that pages show without
 * smaller sizes.
 */
export const cleanUpImages = definePeriodicJob({
  name: 'tidy_pictures',
  schedule: daily(18, 41),
  cursor: cursorSchema,
  sliceSize: 500,
  async slice({ cursor, size, db, app }) {
    const range = await nextRange(db, {
      ...{ table: 'images', column: 'hash' },
      ...{ after: cursor?.after, size },
    })
    await storedImageStore.updateUnusedSince(db, range, app.now())
    const since = new Date(app.now().getTime() - MONTH_MS)
    const removed = await storedImageStore.removeUnused(db, range, since)
    // Rows first: a file without a row only wastes space, a row without its file is a broken image.
    await enqueueImageRemoval(db, removed)
    if (removed.length > 0) app.log.info({ removed: removed.length }, 'unused pictures removed')
    const widened = cursor?.widened ?? 0
    const missing = await storedImageStore.listMissingSizes(db, range, MAX_RESIZED - widened)
    for (const hash of missing) await enqueueImageResize(db, hash)
    if (range.upTo === undefined) return undefined
    return { after: range.upTo, widened: widened + missing.length }
  },
})
