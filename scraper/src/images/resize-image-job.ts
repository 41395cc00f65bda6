import { resizeStoredImage } from '@registry/shared/image-files/store-image'
import * as z from 'zod/mini'
import type { FetchImageTools } from './fetch-image-job.ts'
import * as imageStore from './image-store.ts'

const payloadSchema = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

export type ResizeImageTools = Pick<FetchImageTools, 'db' | 'log' | 'imageFiles'>

/**
 * Runs the job `widen_picture`: creates the smaller files of a stored image for `srcset`. Until then pages use
 * the original size.
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
