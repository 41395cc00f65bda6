import { imageFileNames } from '@registry/shared/images/image-file-names'
import * as z from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import * as storedImageStore from './stored-image-store.ts'

/** Removes a picture that nothing shows any longer: of a person's own photo no month is waited. */
export const removeImageJob = defineJob({
  name: 'remove_dropped',
  payload: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  async run({ hash }, { app: { db, imageFiles } }) {
    if (!(await storedImageStore.removeIfUnreferenced(db, hash))) return
    for (const file of imageFileNames(hash)) await imageFiles.remove(file)
  },
})
