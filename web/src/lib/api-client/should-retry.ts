import { ApiError } from '@registry/shared/client/api-error'

/** Returns whether a retry may help: for network errors and 5xx responses, at most twice, never for 4xx. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const isRejectedByServer = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRejectedByServer && failureCount < 2
}
