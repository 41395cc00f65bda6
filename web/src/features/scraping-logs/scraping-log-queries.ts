import { getScrapeLog, listScrapeLogs } from '@registry/shared/contract/items/product-lookups'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-client/api-query.ts'
import { type LogFilters, toApiQuery } from './log-filters.ts'

/** Polling interval of a pending scrape. */
const POLL_INTERVAL_MS = 2_000

/** Loads one page of the log; keeps the previous page while the next loads. */
export function useScrapingLogs(filters: LogFilters) {
  return useQuery({
    ...apiQuery(listScrapeLogs, { query: toApiQuery(filters) }),
    placeholderData: keepPreviousData,
    // New scrapes may arrive at any time.
    staleTime: 0,
  })
}

/** Loads one log entry with its steps. */
export function useScrapingLog(id: string) {
  return useQuery({
    ...apiQuery(getScrapeLog, { params: { id } }),
    select: ({ log }) => log,
    refetchInterval: ({ state }) =>
      state.data?.log.status === 'pending' ? POLL_INTERVAL_MS : false,
  })
}
