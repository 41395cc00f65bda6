import { listRecentContributions } from '@registry/shared/contract/contributions/owner-contributions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-client/api-query.ts'

/** Equals the maximum number of contributions per confirmation request. */
export const INBOX_PAGE = 100

/** Unconfirmed contributions, newest first; refetched on mount and on window focus. */
export function useUnconfirmedContributions(offset: number) {
  return useQuery({
    ...apiQuery(listRecentContributions, {
      query: { limit: INBOX_PAGE, offset, payment: 'open' },
    }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}
