import { imageFileNames } from '@registry/shared/images/image-file-names'
import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import * as storedImageStore from './stored-image-store.ts'

/** Removes an unreferenced image at once: a person's own photo must not stay for the usual month. */
export const removeImageJob = defineJob({
  name: 'remove_dropped',
  payload: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  async run({ hash }, { app: { db, imageFiles } }) {
    if (!(await storedImageStore.removeIfUnreferenced(db, hash))) return
    for (const file of imageFileNames(hash)) await imageFiles.remove(file)
  },
})
