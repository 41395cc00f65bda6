import type { CallInput, Endpoint } from '@registry/shared/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { ownerClient } from './owner-client.ts'

/** Returns query key and fetcher of one endpoint together, so that the key always matches the request. */
export function apiQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.method, endpoint.path, input] as const,
    queryFn: ({ signal }) => ownerClient.call(endpoint, input, { signal }),
  })
}
