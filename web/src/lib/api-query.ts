import { ApiError } from '@registry/shared/client/api-error'
import type { CallInput, Endpoint } from '@registry/shared/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { ownerClient } from './owner-client.ts'

/** Key and fetcher of one call together, so that a key can never name another call. */
export function apiQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.method, endpoint.path, input] as const,
    queryFn: ({ signal }) => ownerClient.call(endpoint, input, { signal }),
  })
}

/** Whether asking again may help: an outage or a lost connection, never a refusal. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  const isRejectedByServer = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRejectedByServer && failureCount < 2
}
