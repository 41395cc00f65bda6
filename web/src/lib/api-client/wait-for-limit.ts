import { ApiError } from '@registry/shared/client/api-error'

/** Longest wait in seconds; a longer limit is reported as a failure. */
const WAIT_MAX_S = 60

/**
 * Sends a request, and sends it again when a limit of requests per minute has passed. Rejects with RATE_LIMITED if
 * the limit asks for a longer wait or has still not passed. Calls `onWait` before it waits.
 */
export async function waitForLimit<T>(
  send: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const waitS = error instanceof ApiError ? limitWaitS(error) : undefined
    if (waitS === undefined) throw error
    onWait()
    await new Promise(resolve => setTimeout(resolve, waitS * 1_000))
    return send()
  }
}

function limitWaitS({ code, details }: ApiError): number | undefined {
  const { retryAfterS } = details
  const canWait = code === 'RATE_LIMITED' && retryAfterS !== undefined && retryAfterS <= WAIT_MAX_S
  return canWait ? retryAfterS : undefined
}
