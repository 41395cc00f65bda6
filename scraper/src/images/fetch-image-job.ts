import { type EncodedImage, encodeImage } from '@registry/shared/image-files/encode-image'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { safeFetch } from '../net/fetch/safe-fetch.ts'
import type { FetchGuard } from '../net/guard/fetch-guard.ts'
import * as imageStore from './image-store.ts'

/** The api responds after 12 s. */
const DEADLINE_MS = 10_000
const MAX_BYTES = 10 * 1024 * 1024

const payloadSchema = z.object({ imageId: z.uuid() })

export interface FetchImageTools {
  db: Pool
  log: Logger
  guard: FetchGuard
  imageFiles: ImageFileStore
}

async function fetchImage(
  address: string,
  { guard }: FetchImageTools,
  stopped: AbortSignal,
): Promise<EncodedImage | undefined> {
  const limits = { ...guard.limits, maxBytes: MAX_BYTES }
  const deadline = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), stopped])
  const { status, body } = await safeFetch(address, { ...guard, limits }, { signal: deadline })
  return status === 200 ? encodeImage(body) : undefined
}

/**
 * Runs the job `fetch_image`: downloads an item's image, stores it, and records the result. Throws when the image
 * cannot be stored; it then stays pending for another attempt.
 */
export async function runFetchImageJob(
  payload: unknown,
  stopped: AbortSignal,
  tools: FetchImageTools,
): Promise<void> {
  const { imageId } = payloadSchema.parse(payload)
  const image = await imageStore.findPending(tools.db, imageId)
  if (!image) return
  const encoded = await fetchImage(image.originalUrl, tools, stopped).catch((err: unknown) => {
    // Aborted jobs are retried by another worker; any other failure is the image's.
    stopped.throwIfAborted()
    tools.log.info({ imageId, err }, 'picture cannot be had')
    return undefined
  })
  if (!encoded) return imageStore.finish(tools.db, imageId, undefined)
  await imageStore.storeReferencedImage(tools, encoded, (client, stored) =>
    imageStore.finish(client, imageId, stored),
  )
}
