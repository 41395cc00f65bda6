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
export function useGiftsQuery(query: GiftsQuery, options: { refetchInterval?: number } = {}) {
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
export function useGiftStats(options: { refetchInterval?: number } = {}) {
  return useQuery({
    ...apiQuery(getContributionStats, {}),
    ...options,
    select: answer => answer.stats,
  })
}

/** The beginning of the keys of all queries of a call, whatever they ask it. */
export function keyOf({ method, path }: Endpoint) {
  return [method, path] as const
}

/** Every call whose answer tells of gifts. */
const TELLING_OF_GIFTS = [
  getContribution,
  listOwnItems,
  listRecentContributions,
  getContributionStats,
  listThankYous,
]

/** Stops what is on its way: it would put the old state over a change that is made now. */
export async function stopLoadingGifts(client: QueryClient): Promise<void> {
  await Promise.all(
    TELLING_OF_GIFTS.map(endpoint => client.cancelQueries({ queryKey: keyOf(endpoint) })),
  )
}

/** Fetches again what shows gifts. */
export function refreshGifts(client: QueryClient): void {
  for (const endpoint of TELLING_OF_GIFTS) {
    void client.invalidateQueries({ queryKey: keyOf(endpoint) })
  }
}
