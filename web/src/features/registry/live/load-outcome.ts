import { ApiError } from '@registry/shared/client/api-error'
import type { Output } from '@registry/shared/contract/endpoint'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import { visitorClient } from '../../../lib/api-client/visitor-client.ts'
import type { Outcome } from './loading-state.ts'

export type RegistryList = Pick<Output<typeof listRegistryItems>, 'data' | 'registryOwner'>

/** Loads the registry's items; the HTTP cache revalidates with the ETag. */
export function fetchRegistryItems(slug: string, signal: AbortSignal): Promise<RegistryList> {
  const query = { sortBy: 'own', sortOrder: 'desc' } as const
  return visitorClient.call(listRegistryItems, { params: { slug }, query }, { signal })
}

/** Converts a failed load into the outcome that determines the next one. */
export function toOutcome(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { type: 'failed' }
  if (error.status === 404) return { type: 'missing' }
  if (error.status !== 429) return { type: 'failed' }
  const { retryAfterS } = error.details
  return {
    type: 'limited',
    retryAfterMs: retryAfterS === undefined ? undefined : retryAfterS * 1_000,
  }
}
