import {
  type MutationKey,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { rejectionMessage } from '../../../lib/api-client/rejection-message.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { changeCachedContribution } from '../cache/change-cached-contribution.ts'
import {
  type ContributionChange,
  type ContributionState,
  toContributionState,
} from '../cache/contribution-change.ts'
import {
  cancelContributionQueries,
  invalidateContributionQueries,
} from '../cache/contribution-queries.ts'

type ContributionActionName = 'verify' | 'remind' | 'remove'

/** Error messages by action; `reason` is the server's message if it rejected the action. */
export type FailureTexts = Record<ContributionActionName, (reason: string | undefined) => string>

export interface ContributionAction {
  name: ContributionActionName
  /** Sends the request; resolves to the resulting state if the response contains it. */
  send: (contributionId: string) => Promise<ContributionState | undefined>
  /** Optimistic change, shown until the server responds. */
  change: (now: Date) => ContributionChange
  done: string
}

const KEY = ['gift-action'] as const
const pending = { status: 'pending' } as const
const underway = { mutationKey: KEY, ...pending } as const

/** Last request of each contribution. */
const sent = new Map<string, Promise<unknown>>()

/**
 * Runs an action on one contribution with an optimistic update that is reverted on failure; a toast
 * reports the result. The requests of one contribution are sent one after another.
 */
export function useContributionAction(action: ContributionAction, failures: FailureTexts) {
  const client = useQueryClient()
  const { mutate: start, isPending } = useMutation({
    mutationKey: [...KEY, action.name],
    mutationFn: (contributionId: string) => {
      const send = () => action.send(contributionId)
      const response = (sent.get(contributionId) ?? Promise.resolve()).then(send, send)
      sent.set(contributionId, response)
      return response
    },
    onMutate: async contributionId => {
      await cancelContributionQueries(client)
      return changeCachedContribution(client, contributionId, action.change(new Date()))
    },
    onSuccess: (state, contributionId) => {
      // The response does not include the change of a later action, whose own response will.
      if (state && countPending(client, KEY, contributionId) === 1)
        changeCachedContribution(client, contributionId, {
          kind: 'state',
          change: () => toContributionState(state),
        })
      showToast('success', action.done)
    },
    onError: (error, contributionId, undo) => {
      // Would revert a later action too; the refetch after that one reverts this one.
      if (countPending(client, KEY, contributionId) === 1) undo?.()
      showToast('error', failures[action.name](rejectionMessage(error)))
    },
    onSettled: () => refreshAfterLast(client),
  })
  const mutate: typeof start = useCallback(
    (contributionId, options) => {
      // Ignores a second click while the first request is pending.
      if (countPending(client, [...KEY, action.name], contributionId) === 0)
        start(contributionId, options)
    },
    [client, start, action.name],
  )
  return { mutate, isPending }
}

/** Returns the ids of contributions with a pending action. */
export function useBusyContributionIds(): ReadonlySet<unknown> {
  return new Set(useMutationState({ filters: underway, select: ({ state }) => state.variables }))
}

/** Returns true while the contribution is being deleted. */
export function useIsDeleting(contributionId: string): boolean {
  const filters = { mutationKey: [...KEY, 'remove' satisfies ContributionActionName], ...pending }
  return useMutationState({ filters, select: ({ state }) => state.variables }).includes(
    contributionId,
  )
}

/** Returns the number of pending actions on a contribution whose key starts with `mutationKey`. */
function countPending(client: QueryClient, mutationKey: MutationKey, contributionId: string) {
  return client.isMutating({
    mutationKey,
    predicate: ({ state }) => state.variables === contributionId,
  })
}

/**
 * Refetches after the last pending action only: an earlier response would not include the other
 * changes.
 */
function refreshAfterLast(client: QueryClient): void {
  if (client.isMutating(underway) === 1) invalidateContributionQueries(client)
}
