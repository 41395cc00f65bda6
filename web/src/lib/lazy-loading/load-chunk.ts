import { reportFailure } from '../error-reporting/report-failure.ts'
import { reloadForRelease } from './reload-for-release.ts'

const TIMEOUT_MS = 120_000

/** Thrown when a lazily loaded chunk could not be loaded; the message is for error reports. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause })
    this.name = 'ChunkLoadError'
  }
}

/**
 * Loads a chunk with a timeout of two minutes. If a newer release has replaced the chunk, reloads the
 * page, or loads the URL that the user has chosen, once. Throws ChunkLoadError.
 */
export async function loadChunk<M>(
  load: () => Promise<M>,
  chosenUrl?: () => string | undefined,
): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<M>((resolve, reject) => {
      timer = setTimeout(reject, TIMEOUT_MS, new Error('timeout'))
      load().then(resolve, reject)
    })
  } catch (cause) {
    // The page is reloading: never settle, so that no error is shown meanwhile.
    if (await reloadForRelease(chosenUrl)) return await new Promise<never>(() => undefined)
    const error = new ChunkLoadError(cause)
    reportFailure('load', error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
