import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { dropPictures } from '../images/drop-pictures.ts'
import * as photoStore from './photo-store.ts'

const DAY_MS = 24 * 3_600_000

/** Forgets photos that no offering has taken for a day, with their files. */
export const forgetLoosePhotos = defineJob({
  name: 'forget_loose_photos',
  payload: z.object({}),
  schedule: '11 * * * *',
  async run(_payload, { app }) {
    const before = new Date(app.now().getTime() - DAY_MS)
    await app.db.transaction(async db => {
      await dropPictures(db, await photoStore.removeLoose(db, before))
    })
  },
})
