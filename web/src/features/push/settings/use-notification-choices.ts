import {
  getNotificationChoices,
  type NotificationChoices,
  setNotificationChoices,
} from '@registry/shared/contract/account/settings'
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { type ChoiceChange, findFailure, withPendingChoices } from './choice-changes.ts'

const choices = apiQuery(getNotificationChoices, {})
const KEY = ['notification-choices'] as const
const CHOICES = ['contributions', 'offerings', 'ownGifts'] as const

/**
 * Loads the notification choices and returns an optimistic setter. Changes are saved in sequence; of each choice the
 * newest change counts.
 */
export function useNotificationChoices() {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    ...choices,
    select: response => response.data,
  })
  const changes = useChanges()
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: 'notification-choices' },
    // A failure is shown until its choice is saved, however long that takes.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async ({ next }: Change) => {
      // Not the cached choices: another device, or the link in an email, may have changed the others.
      const { data: now } = await ownerClient.call(getNotificationChoices, {})
      const saved = { ...now, ...next }
      await ownerClient.call(setNotificationChoices, { body: saved })
      return saved
    },
    onSuccess: saved => {
      void client.cancelQueries({ queryKey: choices.queryKey })
      client.setQueryData(choices.queryKey, known => known && { ...known, data: saved })
    },
    onSettled: () => {
      // After the last change only: an earlier response would not include the others.
      if (client.isMutating({ mutationKey: KEY }) === 1)
        void client.invalidateQueries({ queryKey: choices.queryKey })
    },
  })
  const failed = {
    contributions: data && findFailure(data, changes, 'contributions'),
    offerings: data && findFailure(data, changes, 'offerings'),
    ownGifts: data && findFailure(data, changes, 'ownGifts'),
  }
  const change = (next: Partial<NotificationChoices>) =>
    mutate({ next, failedBefore: CHOICES.filter(choice => failed[choice]) })
  return {
    choices: data && withPendingChoices(data, changes),
    isError,
    isFetching,
    reload: () => void refetch(),
    change,
    failed,
  }
}

type Change = Pick<ChoiceChange, 'next' | 'failedBefore'>

/** Returns all changes, the oldest first. */
function useChanges(): ChoiceChange[] {
  return useMutationState({
    filters: { mutationKey: KEY },
    select: ({ state: { variables, status, submittedAt } }) => ({
      ...(variables as Change),
      status,
      submittedAt,
    }),
  })
}
