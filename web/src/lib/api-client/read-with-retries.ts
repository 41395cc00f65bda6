import { shouldRetry } from './should-retry.ts'

const PAUSE_MS = 1_000

/**
 * Reads with the same retries as the owner's queries: after network errors and 5xx responses, twice, after 1 s
 * and 2 s. Throws the last error, and at once when the signal aborts.
 */
export async function readWithRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read()
    } catch (error) {
      if (signal.aborted || !shouldRetry(failures, error)) throw error
      await new Promise(done => setTimeout(done, PAUSE_MS * 2 ** failures))
      signal.throwIfAborted()
    }
  }
}
