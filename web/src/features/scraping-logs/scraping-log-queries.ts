import { getScrapeLog, listScrapeLogs } from '@registry/shared/contract/product-lookups'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'
import { type LogFilters, requestOf } from './log-filters.ts'

/** What runs on is asked for again while it is looked at. */
const RUNNING_MS = 2_000

/** One page of the log; the page before stays while the next is on its way. */
export function useScrapingLogs(filters: LogFilters) {
  return useQuery({
    ...apiQuery(listScrapeLogs, { query: requestOf(filters) }),
    placeholderData: keepPreviousData,
    // Somebody may be pasting links at this moment.
    staleTime: 0,
  })
}

/** One entry with all that was tried. */
export function useScrapingLog(id: string) {
  return useQuery({
    ...apiQuery(getScrapeLog, { params: { id } }),
    select: ({ log }) => log,
    refetchInterval: ({ state }) => (state.data?.log.status === 'pending' ? RUNNING_MS : false),
  })
}
