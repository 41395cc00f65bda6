import { ApiError } from '@registry/shared/client/api-error'
import { isRejectedByServer } from '@registry/shared/client/is-rejected-by-server'
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { showToast } from '../../ui/toast-store.ts'
import { changeCachedContribution } from './change-cached-contribution.ts'
import {
  type ContributionChange,
  type ContributionState,
  toContributionState,
} from './contribution-change.ts'
import { cancelContributionQueries, invalidateContributionQueries } from './contribution-queries.ts'

export type ContributionActionName = 'verify' | 'remind' | 'remove'

/** What is said of each that failed; what may not be has the server's own words on why. */
export type FailureTexts = Record<ContributionActionName, (reason: string | undefined) => string>

export interface ContributionAction {
  name: ContributionActionName
  /** Does it; gives how the gift stands then, where the server tells. */
  send: (contributionId: string) => Promise<ContributionState | undefined>
  /** What is shown until the server has answered. */
  change: (now: Date) => ContributionChange
  done: string
}

const KEY = ['gift-action'] as const
const pending = { status: 'pending' } as const
const underway = { mutationKey: KEY, ...pending } as const

/** Something done to one gift: shown at once, taken back when it fails, and said either way. */
export function useContributionAction(action: ContributionAction, failures: FailureTexts) {
  const client = useQueryClient()
  const { mutate: start, isPending } = useMutation({
    mutationKey: [...KEY, action.name],
    // Without a line it fails and says so, rather than wait unseen for one.
    networkMode: 'always',
    mutationFn: action.send,
    onMutate: async contributionId => {
      await cancelContributionQueries(client)
      return changeCachedContribution(client, contributionId, action.change(new Date()))
    },
    onSuccess: (state, contributionId) => {
      if (state)
        changeCachedContribution(client, contributionId, {
          kind: 'state',
          change: () => toContributionState(state),
        })
      showToast('success', action.done)
    },
    onError: (error, _giftId, undo) => {
      undo?.()
      showToast('error', failures[action.name](reasonOf(error)))
    },
    onSettled: () => refreshAfterLast(client),
  })
  const mutate: typeof start = useCallback(
    (contributionId, options) => {
      // A second press does nothing while the first is under way.
      if (!isPendingFor(client, contributionId)) start(contributionId, options)
    },
    [client, start],
  )
  return { mutate, isPending }
}

/** The ids of gifts that something is being done to. */
export function useBusyContributionIds(): ReadonlySet<unknown> {
  return new Set(useMutationState({ filters: underway, select: ({ state }) => state.variables }))
}

/** Whether a gift is being deleted. */
export function useIsDeleting(contributionId: string): boolean {
  const filters = { mutationKey: [...KEY, 'remove' satisfies ContributionActionName], ...pending }
  return useMutationState({ filters, select: ({ state }) => state.variables }).includes(
    contributionId,
  )
}

function isPendingFor(client: QueryClient, contributionId: string): boolean {
  const all = client.getMutationCache().findAll(underway)
  return all.some(({ state }) => state.variables === contributionId)
}

/** An answer fetched while another gift is still being changed would not know of that change. */
function refreshAfterLast(client: QueryClient): void {
  if (client.isMutating(underway) === 1) invalidateContributionQueries(client)
}

/** The server's own words on why it may not be; an outage has none. */
function reasonOf(error: Error): string | undefined {
  const isReasoned =
    isRejectedByServer(error) || (error instanceof ApiError && error.status === 429)
  return isReasoned ? error.message : undefined
}
