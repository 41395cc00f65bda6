import { resizeStoredImage } from '@registry/shared/image-files/store-image'
import { imageFileNames } from '@registry/shared/images/image-file-names'
import * as z from 'zod/mini'
import type { FetchImageTools } from './fetch-image-job.ts'
import * as imageStore from './image-store.ts'

const payloadSchema = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

type ResizeImageTools = Pick<FetchImageTools, 'db' | 'log' | 'imageFiles'>

/**
 * Runs the job `widen_picture`: creates the smaller files of a stored image for `srcset`. Until then pages use
 * the original size. Leaves no file of an image that is removed meanwhile.
 */
export async function runResizeImageJob(
  payload: unknown,
  { db, log, imageFiles }: ResizeImageTools,
): Promise<void> {
  const { hash } = payloadSchema.parse(payload)
  const widths = await resizeStoredImage(imageFiles, hash)
  if (!widths) log.warn({ hash }, 'a picture to widen is not there')
  else if (!(await imageStore.setWidths(db, hash, widths))) {
    // Its removal preceded some of these files.
    for (const file of imageFileNames(hash)) await imageFiles.remove(file)
  }
}
