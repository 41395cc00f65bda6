import { resizeStoredImage } from '@registry/shared/image-files/store-image'
import { imageFileNames } from '@registry/shared/images/image-file-names'
import * as z from 'zod/mini'
import type { FetchImageTools } from './fetch-image-job.ts'
import * as imageStore from './image-store.ts'
import { withImageLock } from './with-image-lock.ts'

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
  // Without the lock, because encoding takes seconds.
  await resizeStoredImage(imageFiles, hash)
  await withImageLock(db, { hash }, async client => {
    // Generates only files that were removed meanwhile, when the image was stored again.
    const widths = await resizeStoredImage(imageFiles, hash)
    if (!widths) log.warn({ hash }, 'image to resize is missing')
    if (await imageStore.setWidths(client, hash, widths ?? [])) return
    // Some files were written after the image was removed.
    for (const file of imageFileNames(hash)) await imageFiles.remove(file)
  })
}
