import { ApiError } from '@registry/shared/client/api-error'
import {
  type ContributionDetail,
  getContribution,
} from '@registry/shared/contract/owner-contributions'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'
import type { UnavailableReason } from './contribution-unavailable.tsx'

export type ContributionResult =
  | { status: 'loading' }
  | { status: 'failed'; why: UnavailableReason; retry: (() => void) | undefined }
  | { status: 'shown'; gift: ContributionDetail }

/** One contribution to the own registry. While it is being deleted it is not asked for again. */
export function useContribution(id: string, isDeleting: boolean): ContributionResult {
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(getContribution, { params: { id } }),
    enabled: !isDeleting,
    // Without a line it fails and says so, rather than wait unseen for one.
    networkMode: 'always',
    // Whoever comes back here is told what is so then.
    gcTime: 0,
    select: answer => answer.data,
  })
  // It was there when the page opened: somebody deleted it elsewhere.
  if (isNotFound(error)) return failed(data ? 'contributor' : 'contribution')
  if (data) return { status: 'shown', gift: data }
  if (error && !isFetching) return failed('load', () => void refetch())
  return { status: 'loading' }
}

function failed(why: UnavailableReason, retry?: () => void): ContributionResult {
  return { status: 'failed', why, retry }
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND'
}
