import type { CallInput, Endpoint } from '@registry/shared/contract/endpoint'
import { listOwnItems } from '@registry/shared/contract/items'
import {
  getContribution,
  getContributionStats,
  listRecentContributions,
} from '@registry/shared/contract/owner-contributions'
import { listThankYous } from '@registry/shared/contract/thank-yous'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'

type GiftsQuery = NonNullable<CallInput<typeof listRecentContributions>['query']>

/** What the own registry was given, the newest first. */
export function useRecentContributions(
  query: GiftsQuery,
  options: { refetchInterval?: number } = {},
) {
  return useQuery({ ...apiQuery(listRecentContributions, { query }), ...options })
}

/** How many guests wait for a note of thanks. */
export function useThankYousToWrite() {
  return useQuery({
    // As the menu's count asks for it: one answer serves both.
    ...apiQuery(listThankYous, { query: { limit: 1, offset: 0 } }),
    select: answer => answer.toWrite,
  })
}

/** What the own registry is worth and was given. */
export function useContributionStats(options: { refetchInterval?: number } = {}) {
  return useQuery({
    ...apiQuery(getContributionStats, {}),
    ...options,
    select: answer => answer.stats,
  })
}

/** The beginning of the keys of all queries of a call, whatever they ask it. */
export function queryKeyOf({ method, path }: Endpoint) {
  return [method, path] as const
}

/** Every call whose answer tells of gifts. */
const CONTRIBUTION_ENDPOINTS = [
  getContribution,
  listOwnItems,
  listRecentContributions,
  getContributionStats,
  listThankYous,
]

/** Stops what is on its way: it would put the old state over a change that is made now. */
export async function cancelContributionQueries(client: QueryClient): Promise<void> {
  await Promise.all(
    CONTRIBUTION_ENDPOINTS.map(endpoint =>
      client.cancelQueries({ queryKey: queryKeyOf(endpoint) }),
    ),
  )
}

/** Fetches again what shows gifts. */
export function invalidateContributionQueries(client: QueryClient): void {
  for (const endpoint of CONTRIBUTION_ENDPOINTS) {
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) })
  }
}
