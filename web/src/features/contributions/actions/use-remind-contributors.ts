import { sendPaymentReminder } from '@registry/shared/contract/contributions/owner-contributions'
import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { changeCachedContribution } from '../cache/change-cached-contribution.ts'
import { remindedChange } from '../cache/contribution-change.ts'
import {
  cancelContributionQueries,
  invalidateContributionQueries,
} from '../cache/contribution-queries.ts'

/** Emails reminders to several contributors, with optimistic updates; failed ones are reverted. */
export function useRemindContributors() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (contributionIds: string[]) => {
      await cancelContributionQueries(client)
      const outcomes = await Promise.all(
        contributionIds.map(async id => {
          const undo = changeCachedContribution(client, id, remindedChange(new Date()))
          const isSent = await ownerClient
            .call(sendPaymentReminder, { params: { id } })
            .then(() => true)
            .catch(() => false)
          if (!isSent) undo()
          return isSent
        }),
      )
      return outcomes.filter(isSent => isSent).length
    },
    onSuccess: (sent, contributionIds) => {
      if (sent > 0) showToast('success', t.remindedSeveral(sent))
      if (sent < contributionIds.length)
        showToast('error', t.remindFailed(contributionIds.length - sent))
    },
    onSettled: () => invalidateContributionQueries(client),
  })
}
