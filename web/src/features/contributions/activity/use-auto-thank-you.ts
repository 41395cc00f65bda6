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

/** Reads and changes whether contributors are thanked automatically; changes are optimistic, and the last one counts. */
export function useAutoThankYou() {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    ...setting,
    select: response => response.autoThankYouEnabled,
  })
  const { mutate, isPending, variables, error } = useMutation({
    scope: { id: 'auto-thank-you' },
    mutationFn: (enabled: boolean) => ownerClient.call(setAutoThankYou, { body: { enabled } }),
    onSuccess: response => {
      void client.cancelQueries({ queryKey: setting.queryKey })
      client.setQueryData(setting.queryKey, response)
    },
    onError: () => showToast('error', activityMessages.thankYou.failed),
  })
  return {
    isOn: isPending ? variables : data,
    hasLoadError: isError && data === undefined,
    isLoading: isFetching,
    reload: () => void refetch(),
    change: (enabled: boolean) => mutate(enabled),
    /** The value that could not be saved. */
    failed: error && variables,
  }
}
