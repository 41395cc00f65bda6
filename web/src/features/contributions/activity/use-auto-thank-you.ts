import {
  getAutoThankYou,
  setAutoThankYou,
} from '@registry/shared/contract/contributions/owner-contributions'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'

const setting = apiQuery(getAutoThankYou, {})

/** Reads and changes whether contributors are thanked automatically; changes are optimistic. */
export function useAutoThankYou() {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    ...setting,
    select: response => response.autoThankYouEnabled,
  })
  const show = (isOn: boolean | undefined) =>
    client.setQueryData(
      setting.queryKey,
      known => known && { ...known, autoThankYouEnabled: isOn ?? known.autoThankYouEnabled },
    )
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (enabled: boolean) => ownerClient.call(setAutoThankYou, { body: { enabled } }),
    onMutate: async enabled => {
      await client.cancelQueries({ queryKey: setting.queryKey })
      const before = client.getQueryData(setting.queryKey)?.autoThankYouEnabled
      show(enabled)
      return before
    },
    onSuccess: response => client.setQueryData(setting.queryKey, response),
    onError: (_error, _enabled, before) => {
      show(before)
      showToast('error', activityMessages.thankYou.failed)
    },
  })
  const change = (enabled: boolean) => {
    if (!isPending) mutate(enabled)
  }
  return {
    isOn: data,
    hasLoadError: isError && data === undefined,
    isLoading: isFetching,
    reload: () => void refetch(),
    change,
    /** The value that could not be saved. */
    failed: error && variables,
  }
}
