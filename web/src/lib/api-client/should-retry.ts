import { ApiError } from '@registry/shared/client/api-error'

/**
 * Returns whether a retry may help: for network errors and 5xx responses, at most twice, never for 4xx. A request that
 * timed out is not retried, because three timeouts would delay the error message by a minute.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const isRejectedByServer = error instanceof ApiError && error.status >= 400 && error.status < 500
  const isTimeout = error instanceof ApiError && error.code === 'TIMEOUT'
  return !isRejectedByServer && !isTimeout && failureCount < 2
}
