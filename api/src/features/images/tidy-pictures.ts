import { pictureFiles } from '@registry/shared/images/picture-files'
import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import * as keptPictureStore from './kept-picture-store.ts'
import { widenPicture } from './widen-picture.ts'

const MONTH_MS = 30 * 24 * 3_600_000
/** A night's work for one worker. */
const WIDENED_AT_ONCE = 1_000

/**
 * Removes pictures that no item has had for a month, and has the smaller files made of those that
 * items show and that were kept without.
 */
export const tidyPictures = defineJob({
  name: 'tidy_pictures',
  payload: z.object({}),
  schedule: '41 18 * * *',
  async run(_payload, { app }) {
    const { db, pictures } = app
    const since = new Date(app.now().getTime() - MONTH_MS)
    await keptPictureStore.noteUnused(db, app.now())
    await keptPictureStore.removeNeverFetched(db, since)
    // Rows first: a file without a row is only lost room, a row without its file a broken picture.
    const removed = await keptPictureStore.removeUnused(db, since)
    for (const file of removed.flatMap(pictureFiles)) await pictures.remove(file)
    const narrow = await keptPictureStore.listNarrow(db, WIDENED_AT_ONCE)
    for (const hash of narrow) await widenPicture(db, hash)
    if (removed.length > 0) app.log.info({ removed: removed.length }, 'unused pictures removed')
  },
})
