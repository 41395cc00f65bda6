import { ApiError } from '@registry/shared/client/api-error'
import {
  type ContributionDetail,
  getContribution,
} from '@registry/shared/contract/contributions/owner-contributions'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import type { UnavailableReason } from './contribution-unavailable.tsx'

type ContributionResult =
  | { status: 'loading' }
  | { status: 'failed'; why: UnavailableReason; retry: (() => void) | undefined }
  | { status: 'shown'; contribution: ContributionDetail }

/**
 * Loads one contribution of the owner's registry. The query is disabled while the contribution is
 * being deleted.
 */
export function useContribution(id: string, isDeleting: boolean): ContributionResult {
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(getContribution, { params: { id } }),
    enabled: !isDeleting,
    // Not cached, because the contribution may have changed by the next visit.
    gcTime: 0,
    select: response => response.data,
  })
  // With cached data, the contribution existed when the page opened and was deleted elsewhere
  // since.
  if (isNotFound(error)) return failed(data ? 'contributor' : 'contribution')
  if (data) return { status: 'shown', contribution: data }
  if (error && !isFetching) return failed('load', () => void refetch())
  return { status: 'loading' }
}

function failed(why: UnavailableReason, retry?: () => void): ContributionResult {
  return { status: 'failed', why, retry }
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND'
}
