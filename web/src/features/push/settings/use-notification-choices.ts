import {
  getNotificationChoices,
  type NotificationChoices,
  setNotificationChoices,
} from '@registry/shared/contract/account/settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'

const choices = apiQuery(getNotificationChoices, {})
const KEY = ['notification-choices'] as const

/** Loads the notification choices and returns an optimistic setter; concurrent changes are saved in sequence. */
export function useNotificationChoices() {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    ...choices,
    select: response => response.data,
  })
  const show = (next: Partial<NotificationChoices>) =>
    client.setQueryData(
      choices.queryKey,
      known => known && { ...known, data: { ...known.data, ...next } },
    )
  const { mutate, isError: hasFailed } = useMutation({
    networkMode: 'always',
    mutationKey: KEY,
    scope: { id: 'notification-choices' },
    mutationFn: async ({ next }: Change) => {
      // Not the cached choices: another device, or the link in an email, may have changed the others.
      const { data: now } = await ownerClient.call(getNotificationChoices, {})
      await ownerClient.call(setNotificationChoices, { body: { ...now, ...next } })
    },
    onError: (_error, { before }) => show(before),
    onSettled: () => {
      // After the last change only: an earlier response would not include the others.
      if (client.isMutating({ mutationKey: KEY }) === 1)
        void client.invalidateQueries({ queryKey: choices.queryKey })
    },
  })
  const change = (next: Partial<NotificationChoices>) => {
    const before = data && pickCurrent(data, next)
    if (!before) return
    void client.cancelQueries({ queryKey: choices.queryKey })
    show(next)
    mutate({ next, before })
  }
  return { choices: data, isError, isFetching, reload: () => void refetch(), change, hasFailed }
}

interface Change {
  next: Partial<NotificationChoices>
  /** Previous values of the changed fields, for a rollback. */
  before: Partial<NotificationChoices>
}

/** Returns the current values of the fields in `next`. */
function pickCurrent(
  data: NotificationChoices,
  { contributions, offerings, ownGifts }: Change['next'],
) {
  return {
    ...(contributions !== undefined && { contributions: data.contributions }),
    ...(offerings !== undefined && { offerings: data.offerings }),
    ...(ownGifts !== undefined && { ownGifts: data.ownGifts }),
  }
}
