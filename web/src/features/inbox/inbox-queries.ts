import { listRecentContributions } from '@registry/shared/contract/owner-contributions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'

/** As many as one call may confirm. */
export const INBOX_PAGE = 100

/** What is to be confirmed, the newest first; looked up again whenever the owner comes back to it. */
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

/** What was confirmed. */
export function useConfirmedContributions(limit: number, offset: number) {
  return useQuery({
    ...apiQuery(listRecentContributions, { query: { limit, offset, payment: 'verified' } }),
    placeholderData: keepPreviousData,
  })
}
