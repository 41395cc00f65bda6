import { resizeStoredImage } from '@registry/shared/image-files/store-image'
import * as z from 'zod/mini'
import type { FetchImageTools } from './fetch-image-job.ts'
import * as imageStore from './image-store.ts'

const payloadSchema = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

export type ResizeImageTools = Pick<FetchImageTools, 'db' | 'log' | 'imageFiles'>

/**
 * The job `widen_picture`: makes the files of a kept picture from which a page chooses. Pages name
 * them from then on; until then they show the picture in its own size.
 */
export async function runResizeImageJob(
  payload: unknown,
  { db, log, imageFiles }: ResizeImageTools,
): Promise<void> {
  const { hash } = payloadSchema.parse(payload)
  const widths = await resizeStoredImage(imageFiles, hash)
  if (widths) await imageStore.setWidths(db, hash, widths)
  else log.warn({ hash }, 'a picture to widen is not there')
}
