import {
  getContribution,
  getContributionStats,
  listRecentContributions,
} from '@registry/shared/contract/contributions/owner-contributions'
import { listThankYous } from '@registry/shared/contract/contributions/thank-yous'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { listOwnItems } from '@registry/shared/contract/items/items'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-client/api-query.ts'

/** Latest contributions to the owner's registry. */
export function useRecentContributions() {
  return useQuery(apiQuery(listRecentContributions, { query: { limit: 30, offset: 0 } }))
}

/** Number of contributors who have not received a thank-you note. */
export function useThankYousToWrite() {
  return useQuery({
    // Same query as the menu's count, so both share one cached response.
    ...apiQuery(listThankYous, { query: { limit: 1, offset: 0 } }),
    select: response => response.toWrite,
  })
}

/** Totals of the owner's registry. */
export function useContributionStats() {
  return useQuery({
    ...apiQuery(getContributionStats, {}),
    select: response => response.stats,
  })
}

/** Prefix of the query keys of an endpoint, for any input. */
export function queryKeyOf({ method, path }: Endpoint) {
  return [method, path] as const
}

/** Endpoints whose responses contain contribution data. */
const CONTRIBUTION_ENDPOINTS = [
  getContribution,
  listOwnItems,
  listRecentContributions,
  getContributionStats,
  listThankYous,
]

/**
 * Cancels pending queries, whose responses would overwrite an optimistic update with stale data.
 */
export async function cancelContributionQueries(client: QueryClient): Promise<void> {
  await Promise.all(
    CONTRIBUTION_ENDPOINTS.map(endpoint =>
      client.cancelQueries({ queryKey: queryKeyOf(endpoint) }),
    ),
  )
}

export function invalidateContributionQueries(client: QueryClient): void {
  for (const endpoint of CONTRIBUTION_ENDPOINTS) {
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) })
  }
}
