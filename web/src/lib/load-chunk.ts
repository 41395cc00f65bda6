import { reloadForRelease } from './reload-for-release.ts'
import { reportFailure } from './report-failure.ts'

const TIMEOUT_MS = 120_000

/** Code of a part of the page did not arrive; the message is for reports. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause })
    this.name = 'ChunkLoadError'
  }
}

function tooLate(): { expired: Promise<never>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout>
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  })
  return { expired, cancel: () => clearTimeout(timer) }
}

/**
 * Loads code of the page, for at most two minutes. Where a newer release has taken its place the page
 * is loaded anew, once. Throws ChunkLoadError.
 */
export async function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  const { expired, cancel } = tooLate()
  try {
    return await Promise.race([load(), expired])
  } catch (cause) {
    // The page is on its way out: nothing more is to be shown on it.
    if (await reloadForRelease()) return await new Promise<never>(() => undefined)
    const error = new ChunkLoadError(cause)
    reportFailure('load', error)
    throw error
  } finally {
    cancel()
  }
}
