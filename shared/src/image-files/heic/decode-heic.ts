import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/** Photos of an iPhone have 12 or 24 million pixels. */
const MAX_PIXELS = 25_000_000
/** Of the decoder, which needs 9 bytes per pixel. */
const MAX_MEMORY_BYTES = 256 * 1024 * 1024
const TIMEOUT_MS = 10_000
/** Brands of HEIF files with HEVC frames; sharp decodes those with AV1 frames, AVIF. */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])

/** Input of the worker thread. */
export interface HeicRequest {
  bytes: Uint8Array
  maxPixels: number
  maxMemoryBytes: number
}

/** Upright RGBA pixels. */
export interface HeicPixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

// One at a time, because of the memory.
const limit = pLimit(1)

/** Returns whether a file is a HEIC photo, as iPhones take them, by the brands in its first bytes. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (head.slice(4, 8) !== 'ftyp') return false
  const length = Math.min(Buffer.from(head, 'latin1').readUInt32BE(0), head.length)
  const brands: string[] = head.slice(8, length).match(/.{4}/gs) ?? []
  return brands.some(brand => HEVC_BRANDS.has(brand)) && !brands.includes('avif')
}

/**
 * Decodes an untrusted HEIC photo in a worker thread, which is stopped after 10 s. Throws if it cannot be decoded,
 * has more than 25 million pixels, or needs more than 256 MB.
 */
export function decodeHeic(
  bytes: Uint8Array,
  { maxPixels = MAX_PIXELS, maxMemoryBytes = MAX_MEMORY_BYTES, timeoutMs = TIMEOUT_MS } = {},
): Promise<HeicPixels> {
  return limit(async () => {
    const workerData: HeicRequest = { bytes, maxPixels, maxMemoryBytes }
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { workerData })
    try {
      const [pixels] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })
      return pixels
    } finally {
      await worker.terminate()
    }
  })
}
